import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { GoogleMark } from './google-mark.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import type { useAuthForm } from './use-auth-form.ts'

type AuthFormProps = {
  form: Pick<
    ReturnType<typeof useAuthForm>,
    'error' | 'submitting' | 'popupOpen' | 'submitWithGoogle'
  >
  /** The submit button's label; `busyAction` replaces it while submitting. */
  action: string
  busyAction: string
  onSubmit: (form: FormData) => void
  /** The fields. */
  children: ReactNode
}

/**
 * Error box, fields, submit button and Google button. `method="post"` keeps the password out of the
 * URL if the form is submitted before hydration. While Google's pop-up is open, only the Google button
 * stays enabled: the SDK detects a closed pop-up late, and a second click opens a new one.
 */
export function AuthForm({ form, action, busyAction, onSubmit, children }: AuthFormProps) {
  const { error, submitting, popupOpen, submitWithGoogle } = form
  const submitButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // The browser moves focus to the body when the focused button is disabled.
    if (error && document.activeElement === document.body)
      submitButton.current?.focus({ preventScroll: true })
  }, [error])

  return (
    <>
      {error && <ErrorBox key={error.id}>{error.message}</ErrorBox>}
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
        <p className="flex items-center gap-4 py-1 text-15 text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <Button
          variant="quiet"
          size="form"
          disabled={submitting && !popupOpen}
          onClick={() => void submitWithGoogle()}
        >
          <GoogleMark />
          Continue with Google
        </Button>
      </form>
    </>
  )
}
