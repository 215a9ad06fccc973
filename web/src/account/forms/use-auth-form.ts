import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignInOutcome } from '../account.ts'
import { useAccount } from '../use-account.ts'
import { messages } from '../messages.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.tsx'
import { useFormError } from './use-form-error.ts'

/** `popup`: Google's pop-up is open. `submitting`: a request to the provider or backend is pending. */
type Phase = 'idle' | 'popup' | 'submitting'

/**
 * The state of the login and register forms (specification, section 4). Attempts overlap only if a
 * second pop-up opens; the provider then rejects the first attempt at once.
 */
export function useAuthForm() {
  const { prepare, signInWithGoogle } = useAccount()
  const navigate = useNavigate()
  const mounted = useRef(false)
  const latest = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const { error, showError, clearError, onEdit } = useFormError()

  useEffect(prepare, [prepare])
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = async (
    initialPhase: Phase,
    action: (onAccepted: () => void) => Promise<SignInOutcome>,
    successMessage: string,
  ) => {
    const attempt = ++latest.current
    clearError()
    setPhase(initialPhase)
    const outcome = await action(() => setPhase('submitting'))
    if (outcome.ok) toast.success(successMessage)
    // The visitor has opened another page meanwhile.
    if (!mounted.current) return

    if (outcome.ok) {
      // The form stays disabled until the next screen replaces it. Back must lead to the page before the
      // form: the form itself would redirect to the home page again.
      await navigate(paths.home, { replace: true })
      return
    }
    if (attempt === latest.current) setPhase('idle')
    showError(outcome.message ?? messages.networkFailure)
  }

  return {
    error,
    submitting: phase !== 'idle',
    popupOpen: phase === 'popup',
    showError,
    onEdit,
    submit: (action: () => Promise<SignInOutcome>, successMessage: string) =>
      run('submitting', action, successMessage),
    submitWithGoogle: () => run('popup', signInWithGoogle, messages.signedInWithGoogle),
  }
}
