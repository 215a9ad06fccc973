import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { report } from '../browser/report.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'

/** Milliseconds for which the confirmation is shown (specification, section 9). */
export const confirmationMs = 2_000

type CopyFieldProps = Omit<ComponentProps<'input'>, 'value' | 'readOnly' | 'ref'> & {
  link: string
  button: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>
}

export function CopyField({ link, button, className = '', ...rest }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [copied, setCopied] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
    } catch (error) {
      // The clipboard API fails without HTTPS, without permission, and after the user activation expires.
      if (!copySelection(field.current)) {
        report('The link could not be copied.', error)
        return
      }
    }
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), confirmationMs)
  }

  return (
    <>
      <Input
        variant="copy"
        ref={field}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className={`grow ${className}`}
        {...rest}
      />
      <Button size="lg" {...button} onClick={() => void copy()}>
        <span aria-live="polite" className="inline-flex items-center gap-3">
          {copied && <Icon name="check" className="size-5" />}
          <span>{copied ? 'Copied' : 'Copy link'}</span>
        </span>
      </Button>
    </>
  )
}

/** Selects the field's text and copies it. If that fails, the text stays selected for a manual copy. */
function copySelection(field: HTMLInputElement | null) {
  // Own type, because lint rejects the deprecated execCommand, the only fallback for the clipboard API.
  const commands: { execCommand: (command: 'copy') => boolean } = document
  const focused = document.activeElement
  field?.focus({ preventScroll: true })
  field?.select()
  const copied = commands.execCommand('copy')
  if (copied && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
