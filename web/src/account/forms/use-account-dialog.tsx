import { useEffect, useRef, useState } from 'react'
import { report } from '../../browser/report.ts'
import { toast } from '../../ui/toast.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { failure, sentenceOf, type Outcome } from '../errors.ts'

/** Opens a dialog after the actions have loaded, so that its first press opens Google's pop-up without waiting. */
export function useAccountDialog<Content>() {
  const { run } = useAccount()
  const [isLoading, setLoading] = useState(false)
  const [opened, setOpened] = useState<Content>()
  /** Increased by each press. On a slow connection, only what the last one has asked for opens. */
  const latest = useRef(0)

  const close = () => {
    latest.current += 1
    setLoading(false)
    setOpened(undefined)
  }
  useEffect(() => close, [])

  const open = async (load: (actions: AccountActions) => Promise<Outcome<Content>>) => {
    const number = ++latest.current
    setLoading(true)
    const outcome = await run(load).catch((error: unknown) => {
      report('The dialog could not be opened.', error)
      return failure('networkFailure')
    })
    if (number !== latest.current) return
    setLoading(false)
    // The visitor has opened the search or the menu meanwhile.
    if (document.querySelector('dialog[open]')) return
    if (outcome.ok) setOpened(outcome.data)
    else toast.error(sentenceOf(outcome))
  }

  return { opened, open, close, loading: isLoading && <Progress /> }
}
