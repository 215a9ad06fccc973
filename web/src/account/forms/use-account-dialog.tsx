import { useEffect, useRef, useState, type ReactNode } from 'react'
import { report } from '../../browser/report.ts'
import { retry } from '../../browser/retry.ts'
import { toast } from '../../ui/toast.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { failure, sentenceOf, type Outcome } from '../errors.ts'

// A dialog opens after the actions have loaded, so that its first press opens Google's pop-up without waiting.
export function useAccountDialog() {
  const { run } = useAccount()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState<ReactNode>()
  /** Increased by each press. On a slow connection, only what the last one has asked for opens. */
  const latest = useRef(0)

  const close = () => {
    latest.current += 1
    setLoading(false)
    setOpen(undefined)
  }
  useEffect(() => close, [])

  const show = async (load: (actions: AccountActions) => Promise<Outcome<ReactNode>>) => {
    const number = ++latest.current
    setLoading(true)
    const outcome = await run((actions) => retry(() => load(actions))).catch((error: unknown) => {
      report('The dialog could not be opened.', error)
      return failure('networkFailure')
    })
    if (number !== latest.current) return
    setLoading(false)
    // The visitor has opened the search or the menu meanwhile.
    if (document.querySelector('dialog[open]')) return
    if (outcome.ok) setOpen(outcome.data)
    else toast.error(sentenceOf(outcome))
  }

  return { show, close, dialog: loading ? <Progress /> : open }
}
