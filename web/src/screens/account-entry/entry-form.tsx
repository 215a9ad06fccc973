import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import type { EntryError } from './use-entry.ts'

type EntryFormProps = {
  error: EntryError | undefined
  submitting: boolean
  /** The submit button's text, and the one it bears while submitting. */
  action: string
  busyAction: string
  onSubmit: (form: FormData) => void
  onGoogle: () => void
  children: ReactNode
}

/**
 * Fields, submit and Google. `method="post"` keeps a password out of the address when the form is
 * sent before the page has come to life; one fieldset disables everything at once.
 */
export function EntryForm(props: EntryFormProps) {
  const { error, submitting, action, busyAction, onSubmit, onGoogle, children } = props
  const submitButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Disabled for a while, the button has lost the focus; nobody else has taken it.
    if (error && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true })
  }, [error])

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <fieldset disabled={submitting} className="grid gap-5">
        {error && <ErrorBox key={error.nth}>{error.message}</ErrorBox>}
        {children}
        <NeedsConnection>You are offline. This form needs an internet connection.</NeedsConnection>
        <Button ref={submitButton} type="submit" size="form" className="mt-2">
          {submitting ? busyAction : action}
        </Button>
        <p className="flex items-center gap-4 py-1 text-[15px] text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <Button look="quiet" size="form" onClick={onGoogle}>
          <GoogleMark />
          Continue with Google
        </Button>
      </fieldset>
    </form>
  )
}
