import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { InvalidFields } from '../../components/invalid-fields.ts'
import { GoogleMark } from './google-mark.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import type { useAuthForm } from './use-auth-form.ts'

type AuthFormProps = {
  form: Pick<
    ReturnType<typeof useAuthForm>,
    'error' | 'submitting' | 'popupOpen' | 'onEdit' | 'submitWithGoogle'
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
  const { error, submitting, popupOpen, onEdit, submitWithGoogle } = form
  const errorId = useId()
  const element = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  const errorNumber = error?.id
  useEffect(() => {
    if (errorNumber && element.current) focusAfterError(element.current, submitButton.current)
  }, [errorNumber])

  return (
    <InvalidFields value={{ names: error?.fields ?? [], errorId }}>
      {error && (
        <ErrorBox key={error.id} id={errorId}>
          {error.message}
        </ErrorBox>
      )}
      <form
        ref={element}
        method="post"
        noValidate
        onInput={({ target }) => target instanceof HTMLInputElement && onEdit(target.name)}
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
    </InvalidFields>
  )
}

/** Focuses the first field that the error concerns, or the submit button if the focus is lost. */
function focusAfterError(form: HTMLFormElement, submitButton: HTMLButtonElement | null) {
  const { activeElement, body } = document
  // The browser moves focus to the body when the focused button is disabled.
  const isLost = activeElement === body
  // The visitor may have moved on meanwhile, for example to the search.
  if (!isLost && !form.contains(activeElement)) return

  const field = form.querySelector<HTMLInputElement>('input[aria-invalid]')
  const target = field ?? (isLost ? submitButton : null)
  target?.focus({ preventScroll: true })
  // Scrolls less than focus() does, so that the error box stays in view if both fit.
  field?.scrollIntoView({ block: 'nearest' })
}
