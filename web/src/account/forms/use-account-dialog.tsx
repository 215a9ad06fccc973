import { useState, type ReactNode } from 'react'
import { report } from '../../browser/report.ts'
import { retry } from '../../browser/retry.ts'
import { toast } from '../../ui/toast.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { AccountSettings } from '../account-settings.ts'
import { messages } from '../messages.ts'
import { useAccount } from '../use-account.ts'

/** What every dialog of the account settings and account forms takes. */
export type AccountDialogProps = { settings: AccountSettings; onClose: () => void }

export type RenderDialog = (props: AccountDialogProps) => ReactNode

/**
 * Opens dialogs of the account settings and account forms. A dialog and the identity provider's calls load
 * when it is first opened. `show` takes a function that imports the dialog's chunk, or resolves to a message
 * if the dialog cannot open; `dialog` must be rendered.
 */
export function useAccountDialog() {
  const { settings } = useAccount()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState<ReactNode>()
  const close = () => setOpen(undefined)

  const show = async (load: () => Promise<RenderDialog | string>) => {
    setLoading(true)
    try {
      const [render, loaded] = await Promise.all([retry(load), settings()])
      if (typeof render === 'string') toast.error(render)
      else if (loaded) setOpen(render({ settings: loaded, onClose: close }))
      else toast.error(messages.networkFailure)
    } catch (error) {
      report('The dialog could not be opened.', error)
      toast.error(messages.networkFailure)
    }
    setLoading(false)
  }

  return { show, dialog: loading ? <Progress /> : open }
}
