import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { onceNavigated } from '../../navigation/scroll-and-focus.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { success, type Outcome } from '../errors.ts'
import { googleObstacle } from '../in-app-browser.ts'
import { notices } from '../notices.ts'
import { formText, formValues, forgetTyped, keepTyped, typedBefore } from './form-values.ts'
import { Form, useFormError } from './form.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { useAccountDialog } from './use-account-dialog.tsx'

/** `popup`: Google's pop-up is open. `submitting`: a request to the provider or backend is pending. */
type Phase = 'idle' | 'popup' | 'submitting'

/** Sign-ins overlap only if a second pop-up opens; the provider then rejects the first at once. */
export function useAuthForm() {
  const { preload, run } = useAccount()
  const navigate = useNavigate()
  const latest = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const { error, showError, clearError, onEdit } = useFormError()

  useEffect(preload, [preload])

  const submit = async (
    signIn: (actions: AccountActions) => Promise<Outcome>,
    successMessage: string,
    initialPhase: Phase = 'submitting',
  ) => {
    const number = ++latest.current
    const { pathname } = location
    clearError()
    setPhase(initialPhase)
    const outcome = await run(signIn)
    if (!outcome.ok) {
      if (number === latest.current) setPhase('idle')
      showError(outcome)
      return
    }
    const announce = () => toast.success(successMessage)
    // The visitor has opened another page meanwhile, whose code may still be loading.
    if (location.pathname !== pathname) announce()
    else {
      onceNavigated(announce)
      // The form stays disabled until the home page replaces it: Back must not lead to a form that redirects.
      await navigate(paths.home, { replace: true })
    }
  }

  return {
    error,
    submitting: phase !== 'idle',
    popupOpen: phase === 'popup',
    showError,
    clearError,
    onEdit,
    submit,
    submitWithGoogle: () =>
      submit(
        ({ signInWithGoogle }) => signInWithGoogle(() => setPhase('submitting')),
        notices.signedInWithGoogle,
        'popup',
      ),
  }
}

type AuthFormProps = {
  form: ReturnType<typeof useAuthForm>
  action: string
  busyAction: string
  onSubmit: (form: FormData) => void
  children: ReactNode
  offersReset?: boolean
}

// While its pop-up is open, the Google button stays enabled: the SDK detects a closed pop-up late.
export function AuthForm(props: AuthFormProps) {
  const { form, action, busyAction, onSubmit, children, offersReset } = props
  const { error, submitting, popupOpen, clearError, onEdit, submitWithGoogle } = form
  const busy = submitting ? busyAction : undefined
  const { show, close, dialog } = useAccountDialog()
  const googleButton = useRef<HTMLButtonElement>(null)
  useEffect(() => forgetTyped, [])

  const signInWithGoogle = () => {
    // The other button that calls this disappears with the error.
    googleButton.current?.focus()
    close()
    void submitWithGoogle()
  }

  const openReset = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const email = form ? formText(new FormData(form), 'email') : ''
    // A registered e-mail stays registered, and its owner may still choose Google.
    const onSent = () => {
      if (error?.code !== 'emailInUse') clearError()
    }
    void show(async () => {
      const { ForgotPassword } = await import('../settings/forgot-password.tsx')
      return success(<ForgotPassword email={email} onSent={onSent} onClose={close} />)
    })
  }

  return (
    <>
      <Form
        error={error}
        busy={busy}
        remedies={
          error?.code === 'emailInUse' && (
            <OtherWays onGoogle={signInWithGoogle} onReset={openReset} />
          )
        }
        onEdit={onEdit}
        onSubmit={(values) => {
          close()
          onSubmit(values)
        }}
        className="grid gap-5"
      >
        <fieldset
          disabled={submitting}
          onInput={({ currentTarget: { form } }) => {
            if (form) keepTyped(formValues(new FormData(form)))
          }}
          className="grid gap-5"
        >
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
            {busy ?? action}
          </Button>
        </fieldset>
        <p className="flex items-center gap-4 py-1 text-sm text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
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

export const EmailField = () => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    aria-required
    defaultValue={typedBefore().email}
  />
)

type OtherWaysProps = {
  onGoogle: () => void
  onReset: (event: MouseEvent<HTMLButtonElement>) => void
}

function OtherWays({ onGoogle, onReset }: OtherWaysProps) {
  const reset = (label: string) => (
    <Button variant="link" size="inline" onClick={onReset}>
      {label}
    </Button>
  )
  if (googleObstacle(navigator)) return <>{reset('Reset your password')}.</>
  return (
    <>
      <Button variant="link" size="inline" onClick={onGoogle}>
        Sign in with Google
      </Button>
      , or {reset('reset your password')}.
    </>
  )
}
