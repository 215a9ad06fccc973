import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { lazyLoad } from '../../components/lazy-load.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { onceNavigated } from '../../navigation/scroll-and-focus.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { success, type FormValues, type Outcome } from '../errors.ts'
import { googleObstacle } from './in-app-browser.ts'
import { notices } from '../notices.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { formValues, forgetTyped, keepTyped } from './form-values.ts'
import { Form, useFormError, type Validate } from './form.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { useAccountDialog } from './use-account-dialog.tsx'

const ForgotPassword = lazyLoad(() => import('../settings/forgot-password.tsx'), 'ForgotPassword')

type AuthFormProps = ComponentProps<typeof AuthSheet> & {
  label: string
  busyLabel: string
  validate: Validate
  action: (actions: AccountActions, values: FormValues) => Promise<Outcome>
  notice: string
  offersReset?: boolean
}

/** The form of the login or the register page. A visitor who is signed in is sent to the home page. */
export function AuthForm(props: AuthFormProps) {
  const { label, busyLabel, validate, action, offersReset, children, ...sheet } = props
  const { user, preload } = useAccount()
  const formError = useFormError()
  const isRegistered = formError.error?.code === 'emailInUse'
  const { phase, signIn, signInWithGoogle } = useSignIn(formError)
  const { opened, open, close, loading } = useAccountDialog<{ email: string }>()
  const googleButton = useRef<HTMLButtonElement>(null)
  const submitting = phase !== 'idle'
  const busy = submitting ? busyLabel : undefined

  useEffect(preload, [preload])
  useEffect(() => forgetTyped, [])

  if (user && !submitting) return <Navigate to={paths.home} replace />

  const submitWithGoogle = () => {
    // The other button that calls this disappears with the error.
    googleButton.current?.focus()
    close()
    void signInWithGoogle()
  }

  const openReset = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { email = '' } = form ? formValues(new FormData(form)) : {}
    void open(async () => {
      await ForgotPassword.preload()
      return success({ email })
    })
  }

  return (
    <AuthSheet {...sheet}>
      <Form
        state={formError}
        busy={busy}
        fix={isRegistered && <OtherWays onGoogle={submitWithGoogle} onReset={openReset} />}
        validate={validate}
        onSubmitCapture={close}
        onSubmit={(values) => void signIn((actions) => action(actions, values), props.notice)}
        className="grid gap-4"
      >
        <fieldset
          disabled={submitting}
          onInput={({ currentTarget: { form } }) => {
            if (form) keepTyped(formValues(new FormData(form)))
          }}
          className="grid gap-4"
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
            {busy ?? label}
          </Button>
        </fieldset>
        <p className="flex items-center gap-4 py-1 text-sm text-smoke before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or
        </p>
        {/* Enabled while its pop-up is open: the SDK detects a closed pop-up late. */}
        <GoogleSignIn
          ref={googleButton}
          disabled={phase === 'submitting'}
          onClick={submitWithGoogle}
        />
      </Form>
      {/* Outside the form: a form cannot contain another. */}
      {loading}
      {opened && (
        <ForgotPassword
          email={opened.email}
          // A registered e-mail stays registered, and its owner may still choose Google.
          onSent={() => isRegistered || formError.clearError()}
          onClose={close}
        />
      )}
    </AuthSheet>
  )
}

/** `popup`: Google's pop-up is open. `submitting`: a request to the provider or backend is pending. */
type Phase = 'idle' | 'popup' | 'submitting'

/** Sign-ins overlap only if a second pop-up opens; the provider then rejects the first at once. */
function useSignIn({ showError, clearError }: ReturnType<typeof useFormError>) {
  const { run } = useAccount()
  const navigate = useNavigate()
  const latest = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')

  const signIn = async (
    action: (actions: AccountActions) => Promise<Outcome>,
    notice: string,
    initialPhase: Phase = 'submitting',
  ) => {
    const number = ++latest.current
    const { pathname } = location
    clearError()
    setPhase(initialPhase)
    const outcome = await run(action)
    if (!outcome.ok) {
      if (number === latest.current) setPhase('idle')
      showError(outcome)
      return
    }
    const announce = () => toast.success(notice)
    // The visitor has opened another page meanwhile, whose code may still be loading.
    if (location.pathname !== pathname) announce()
    else {
      onceNavigated(announce)
      // The form stays disabled until the home page replaces it: Back must not lead to a form that redirects.
      await navigate(paths.home, { replace: true })
    }
  }

  const signInWithGoogle = () =>
    signIn(
      (actions) => actions.signInWithGoogle(() => setPhase('submitting')),
      notices.signedInWithGoogle,
      'popup',
    )

  return { phase, signIn, signInWithGoogle }
}

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
