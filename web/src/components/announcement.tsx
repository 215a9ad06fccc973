import { useEffect, useState } from 'react'

/** Milliseconds for which a text must stay: of fast typing or presses only the end is heard. */
export const quietMs = 500

/** A live region for screen readers alone. They know the first text from the page itself. */
export function Announcement({ children: text }: { children: string }) {
  const [known, setKnown] = useState({ text, announced: '' })
  useEffect(() => {
    if (text === known.text) return undefined
    const timer = setTimeout(() => setKnown({ text, announced: text }), quietMs)
    return () => clearTimeout(timer)
  }, [text, known])

  return (
    <p aria-live="polite" className="sr-only">
      {known.announced}
    </p>
  )
}
