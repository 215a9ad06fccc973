import { useEffect, useRef, useState } from 'react'
import { brand } from '../../brand/brand.ts'
import { report } from '../../browser/report.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { ShareButton, useCanShare } from '../../components/share-button.tsx'

/** Milliseconds for which the confirmation is shown (specification, section 9). */
export const confirmationMs = 2_000

/** The link in a read-only field, with buttons that copy and share it. */
export function CopyLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [copied, setCopied] = useState(false)
  const canShare = useCanShare()
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
    <div className={`flex flex-wrap gap-2.5 ${canShare ? '' : 'sm:flex-nowrap'}`}>
      <input
        ref={field}
        readOnly
        aria-label="Your referral link"
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className={`min-h-14 min-w-0 grow rounded-full bg-paper px-6 text-base text-ink ${canShare ? 'basis-full' : 'basis-[16rem]'}`}
      />
      <Button
        variant="ink"
        className={`min-h-14 ${canShare ? 'grow' : ''}`}
        onClick={() => void copy()}
      >
        <span aria-live="polite" className="inline-flex items-center gap-3">
          {copied && <Icon name="check" className="size-5" />}
          {copied ? 'Copied' : 'Copy link'}
        </span>
      </Button>
      {/* The link alone: the record has the member's name and e-mail address. */}
      <ShareButton url={link} title={brand.name} variant="outlineOnDark" className="h-14 grow" />
    </div>
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
