import { useEffect, useState } from 'react'

/** Milliseconds for which a text must stay: of fast typing or presses only the end is heard. */
export const quietMs = 500

type AnnouncementProps = {
  children: string
  /** What screen readers know already: the first text, from the page itself. */
  known?: string
}

/** A live region for screen readers alone. */
export function Announcement({ children: text, known: first = text }: AnnouncementProps) {
  const [known, setKnown] = useState({ text: first, announced: '' })
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
