import { useState, type ReactNode } from 'react'
import { report } from '../../browser/report.ts'
import { retry } from '../../browser/retry.ts'
import { toast } from '../../ui/toast.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useAccount } from '../account-provider.tsx'
import type { AccountActions } from '../actions.ts'
import { messages, sentenceOf, type Outcome } from '../errors.ts'

// A dialog opens after the actions have loaded, so that its first press opens Google's pop-up without waiting.
export function useAccountDialog() {
  const { run } = useAccount()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState<ReactNode>()

  const show = async (load: (actions: AccountActions) => Promise<Outcome<ReactNode>>) => {
    setLoading(true)
    try {
      const outcome = await run((actions) => retry(() => load(actions)))
      if (outcome.ok) setOpen(outcome.data)
      else toast.error(sentenceOf(outcome))
    } catch (error) {
      report('The dialog could not be opened.', error)
      toast.error(messages.networkFailure)
    }
    setLoading(false)
  }

  return { show, close: () => setOpen(undefined), dialog: loading ? <Progress /> : open }
}
