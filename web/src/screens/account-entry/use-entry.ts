import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignInOutcome } from '../../account/account.ts'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'

/** `waiting` is a pop-up's time: something is under way, but nothing is disabled. */
type Phase = 'idle' | 'waiting' | 'submitting'

/** What the form says; `nth` tells a message from the same one said again. */
export type EntryError = { message: string; nth: number }

/**
 * The states of the login and register forms (specification, section 4). Only the newest attempt
 * moves the form on, and only while its screen is there; an older one that fails is still heard
 * (a second pop-up cancels the first) unless the form has something newer to say.
 */
export function useEntry() {
  const { prepare, signInWithGoogle } = useAccount()
  const navigate = useNavigate()
  const attempts = useRef(0)
  const words = useRef(0)
  const [phase, setPhase] = useState<Phase>('idle')
  const [error, setError] = useState<EntryError>()

  useEffect(prepare, [prepare])
  useEffect(
    () => () => {
      attempts.current += 1
      words.current += 1
    },
    [],
  )

  const refuse = (message: string) => {
    words.current += 1
    setError({ message, nth: words.current })
  }

  const enter = async (
    ask: (lock: () => void) => Promise<SignInOutcome>,
    begin: Phase,
    welcome: string,
  ) => {
    const mine = (attempts.current += 1)
    const isNewest = () => attempts.current === mine
    let heard = words.current
    const lock = () => {
      if (!isNewest()) return
      heard = words.current += 1
      setPhase('submitting')
    }

    setError(undefined)
    if (begin === 'submitting') lock()
    else setPhase(begin)
    const outcome = await ask(lock)

    if (!outcome.ok) {
      if (isNewest()) setPhase('idle')
      if (words.current === heard) refuse(outcome.message)
    } else if (isNewest()) {
      // The form stays locked until the next screen replaces it.
      notify.success(welcome)
      await navigate(paths.home)
    }
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
