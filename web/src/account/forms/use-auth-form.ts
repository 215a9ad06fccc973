import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignInOutcome } from '../account.ts'
import { useAccount } from '../use-account.ts'
import { messages } from '../messages.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../components/notify.tsx'

/** `popup`: Google's pop-up is open; `submitting`: provider or backend is being asked. */
type Phase = 'idle' | 'popup' | 'submitting'

/** `nth` makes the error box announce a repeated message again. */
type EntryError = { message: string; nth: number }

/**
 * The states of the login and register forms (specification, section 4). Only an open pop-up can be
 * overtaken, by a second one; the provider rejects the first attempt at that moment.
 */
export function useAuthForm() {
  const { prepare, signInWithGoogle } = useAccount()
  const navigate = useNavigate()
  const mounted = useRef(false)
  const latest = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const [error, setError] = useState<EntryError>()

  useEffect(prepare, [prepare])
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const refuse = (message: string) => setError((last) => ({ message, nth: (last?.nth ?? 0) + 1 }))

  const enter = async (
    begin: Phase,
    ask: (onAccepted: () => void) => Promise<SignInOutcome>,
    welcome: string,
  ) => {
    const attempt = ++latest.current
    setError(undefined)
    setPhase(begin)
    const outcome = await ask(() => setPhase('submitting'))
    if (!mounted.current) return

    if (outcome.ok) {
      // The form stays disabled until the next screen replaces it.
      notify.success(welcome)
      await navigate(paths.home)
      return
    }
    if (attempt === latest.current) setPhase('idle')
    refuse(outcome.message ?? messages.networkFailure)
  }

  return {
    error,
    submitting: phase !== 'idle',
    popupOpen: phase === 'popup',
    refuse,
    submit: (ask: () => Promise<SignInOutcome>, welcome: string) =>
      enter('submitting', ask, welcome),
    enterWithGoogle: () => enter('popup', signInWithGoogle, messages.signedInWithGoogle),
  }
}
