import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import type { Outcome } from '../errors.ts'
import { notices } from '../notices.ts'
import { useFormError } from './form.tsx'

/** `popup`: Google's pop-up is open. `submitting`: a request to the provider or backend is pending. */
type Phase = 'idle' | 'popup' | 'submitting'

type SignIn = (actions: AccountActions) => Promise<Outcome>

/** Sign-ins overlap only if a second pop-up opens; the provider then rejects the first at once. */
export function useAuthForm() {
  const { preload, run } = useAccount()
  const navigate = useNavigate()
  const mounted = useRef(false)
  const latest = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const { error, showError, clearError, onEdit } = useFormError()

  useEffect(preload, [preload])
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const runSignIn = async (initialPhase: Phase, signIn: SignIn, successMessage: string) => {
    const number = ++latest.current
    clearError()
    setPhase(initialPhase)
    const outcome = await run(signIn)
    if (outcome.ok) toast.success(successMessage)
    // The visitor has opened another page meanwhile.
    if (!mounted.current) return

    if (outcome.ok) {
      // The form stays disabled until the next screen replaces it. Back must lead to the page before the
      // form: the form itself would redirect to the home page again.
      await navigate(paths.home, { replace: true })
      return
    }
    if (number === latest.current) setPhase('idle')
    showError(outcome)
  }

  return {
    error,
    submitting: phase !== 'idle',
    popupOpen: phase === 'popup',
    showError,
    onEdit,
    submit: (signIn: SignIn, successMessage: string) =>
      runSignIn('submitting', signIn, successMessage),
    submitWithGoogle: () =>
      runSignIn(
        'popup',
        ({ signInWithGoogle }) => signInWithGoogle(() => setPhase('submitting')),
        notices.signedInWithGoogle,
      ),
  }
}
