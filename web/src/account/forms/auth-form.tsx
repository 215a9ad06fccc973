import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { googleObstacle } from '../in-app-browser.ts'
import { success } from '../errors.ts'
import { formText } from './form-values.ts'
import { Form } from './form.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import type { useAuthForm } from './use-auth-form.ts'
import { useAccountDialog } from './use-account-dialog.tsx'

type AuthFormProps = {
  form: ReturnType<typeof useAuthForm>
  action: string
  busyAction: string
  onSubmit: (form: FormData) => void
  children: ReactNode
  offersReset?: boolean
}

// While Google's pop-up is open, only the Google button stays enabled: the SDK detects a closed pop-up late,
// and a second click opens a new one.
export function AuthForm(props: AuthFormProps) {
  const { form, action, busyAction, onSubmit, children, offersReset } = props
  const { error, submitting, popupOpen, onEdit, submitWithGoogle } = form
  const { show, close, dialog } = useAccountDialog()
  const googleButton = useRef<HTMLButtonElement>(null)

  const signInWithGoogle = () => {
    // The other button that calls this disappears with the error.
    googleButton.current?.focus()
    void submitWithGoogle()
  }

  const openReset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const email = currentTarget.form ? formText(new FormData(currentTarget.form), 'email') : ''
    void show(async () => {
      const { ForgotPassword } = await import('../settings/forgot-password.tsx')
      return success(<ForgotPassword email={email} onClose={close} />)
    })
  }

  return (
    <>
      <Form error={error} onEdit={onEdit} onSubmit={onSubmit} className="grid gap-5">
        <fieldset disabled={submitting} className="grid gap-5">
          {error?.code === 'emailInUse' && (
            <OtherWays onGoogle={signInWithGoogle} onReset={openReset} />
          )}
          {children}
          {offersReset && (
            <Button
              variant="link"
              size="text"
              className="-my-3 justify-self-start"
              onClick={openReset}
            >
              Forgot password?
            </Button>
          )}
          <NeedsConnection />
          <Button type="submit" size="lg" className="mt-2">
            {submitting ? busyAction : action}
          </Button>
        </fieldset>
        <p className="flex items-center gap-4 py-1 text-15 text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        <GoogleSignIn
          ref={googleButton}
          disabled={submitting && !popupOpen}
          onClick={signInWithGoogle}
        />
      </Form>
      {/* Outside the form: a form cannot contain another. */}
      {dialog}
    </>
  )
}

type OtherWaysProps = {
  onGoogle: () => void
  onReset: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The ways into an account that exists already. */
const OtherWays = ({ onGoogle, onReset }: OtherWaysProps) =>
  googleObstacle(navigator) ? (
    <p className="text-15">
      <Button variant="link" size="inline" onClick={onReset}>
        Reset your password
      </Button>
      .
    </p>
  ) : (
    <p className="text-15">
      <Button variant="link" size="inline" onClick={onGoogle}>
        Sign in with Google
      </Button>
      , or{' '}
      <Button variant="link" size="inline" onClick={onReset}>
        reset your password
      </Button>
      .
    </p>
  )
