import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignInOutcome } from '../../account/account.ts'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'

/** `waiting` is a pop-up's time: something is under way, but nothing is disabled. */
type Phase = 'idle' | 'waiting' | 'submitting'

/** What the form says; `nth` tells a message from the same one said again. */
export type EntryError = { message: string; nth: number }

/**
 * The states of the login and register forms (specification, section 4), while their screen is
 * there. Attempts may overlap, as a pop-up stays open: the first success leads home; an older
 * attempt that fails is heard (a second pop-up cancels the first) unless the form has something
 * newer to say.
 */
export function useEntry() {
  const { prepare, signInWithGoogle } = useAccount()
  const navigate = useNavigate()
  const present = useRef(false)
  const running = useRef(new Map<symbol, Phase>())
  const words = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const [error, setError] = useState<EntryError>()

  useEffect(prepare, [prepare])
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])

  const refuse = (message: string) => {
    words.current += 1
    setError({ message, nth: words.current })
  }

  const showPhase = () => {
    const phases = [...running.current.values()]
    setPhase(phases.includes('submitting') ? 'submitting' : (phases[0] ?? 'idle'))
  }

  const enter = async (
    ask: (lock: () => void) => Promise<SignInOutcome>,
    begin: Phase,
    welcome: string,
  ) => {
    const mine = Symbol(begin)
    let heard = words.current
    const become = (next: Phase) => {
      if (next === 'submitting') heard = words.current += 1
      running.current.set(mine, next)
      showPhase()
    }

    setError(undefined)
    become(begin)
    const outcome = await ask(() => become('submitting'))
    if (!present.current) return

    if (outcome.ok) {
      // The form stays locked until the next screen replaces it.
      notify.success(welcome)
      await navigate(paths.home)
      return
    }
    running.current.delete(mine)
    showPhase()
    if (words.current === heard) refuse(outcome.message ?? messages.networkFailure)
  }

  return {
    error,
    submitting: phase === 'submitting',
    underWay: phase !== 'idle',
    refuse,
    submit: (ask: () => Promise<SignInOutcome>, welcome: string) =>
      enter(ask, 'submitting', welcome),
    enterWithGoogle: () => enter(signInWithGoogle, 'waiting', messages.signedInWithGoogle),
  }
}
