import { useEffect, useRef, useState } from 'react'
import { report } from '../browser/report.ts'

/** Milliseconds for which the confirmation is shown (specification, section 9). */
export const confirmationMs = 2_000

/** Copies a text, of which a field may show it. `copied` is true while the confirmation is shown. */
export function useCopy(text: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [copied, setCopied] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (field?: HTMLInputElement | null) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch (error) {
      // The clipboard API fails without HTTPS, without permission, and after the user activation expires.
      if (!copySelection(text, field)) {
        report('The link could not be copied.', error)
        return
      }
    }
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), confirmationMs)
  }
  return { copied, copy }
}

/** Selects the text in a field and copies it. If that fails, it stays selected in a `shown` field for a manual copy. */
function copySelection(text: string, shown: HTMLInputElement | null | undefined) {
  // Own type, because lint rejects the deprecated execCommand, the only fallback for the clipboard API.
  const commands: { execCommand: (command: 'copy') => boolean } = document
  const focused = document.activeElement
  const field = shown ?? document.body.appendChild(document.createElement('input'))
  field.value = text
  field.focus({ preventScroll: true })
  field.select()
  const copied = commands.execCommand('copy')
  if (!shown) field.remove()
  if ((copied || !shown) && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
