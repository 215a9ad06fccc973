import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { GoogleMark } from './google-mark.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import type { useAuthForm } from './use-auth-form.ts'

type AuthFormProps = {
  entry: Pick<
    ReturnType<typeof useAuthForm>,
    'error' | 'submitting' | 'popupOpen' | 'enterWithGoogle'
  >
  /** The submit button's label, and its label while submitting. */
  action: string
  busyAction: string
  onSubmit: (form: FormData) => void
  /** The fields. */
  children: ReactNode
}

/**
 * Error box, fields, submit button and Google button. `method="post"` keeps a password out of the
 * address when the form is sent before hydration. While Google's pop-up is open its button alone
 * stays enabled: a closed pop-up is noticed late, and a second click opens a new one.
 */
export function AuthForm({ entry, action, busyAction, onSubmit, children }: AuthFormProps) {
  const { error, submitting, popupOpen, enterWithGoogle } = entry
  const submitButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Disabling the focused button has moved the focus to the body.
    if (error && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true })
  }, [error])

  return (
    <>
      {error && <ErrorBox key={error.nth}>{error.message}</ErrorBox>}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
        className="grid gap-5"
      >
        <fieldset disabled={submitting} className="grid gap-5">
          {children}
          <NeedsConnection>
            You are offline. This form needs an internet connection.
          </NeedsConnection>
          <Button ref={submitButton} type="submit" size="form" className="mt-2">
            {submitting ? busyAction : action}
          </Button>
        </fieldset>
        <p className="flex items-center gap-4 py-1 text-[15px] text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <Button
          variant="quiet"
          size="form"
          disabled={submitting && !popupOpen}
          onClick={() => void enterWithGoogle()}
        >
          <GoogleMark />
          Continue with Google
        </Button>
      </form>
    </>
  )
}
