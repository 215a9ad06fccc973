import { useState, type ReactNode } from 'react'
import { retry } from '../../browser/retry.ts'
import { notify } from '../../components/notify.tsx'
import { ProgressBar } from '../../components/progress-bar.tsx'
import type { AccountSettings } from '../account-settings.ts'
import { messages } from '../messages.ts'
import { useAccount } from '../use-account.ts'

/** What every dialog of the account settings takes. */
export type SettingsDialogProps = { settings: AccountSettings; onClose: () => void }

export type RenderDialog = (props: SettingsDialogProps) => ReactNode

/**
 * Opens dialogs of the account settings. A dialog and the identity provider's calls load when it is first
 * opened. `show` takes a function that imports the dialog's chunk; `dialog` must be rendered.
 */
export function useSettingsDialog() {
  const { settings } = useAccount()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState<ReactNode>()
  const close = () => setOpen(undefined)

  const show = async (load: () => Promise<RenderDialog | undefined>) => {
    setLoading(true)
    const [render, loaded] = await Promise.all([retry(load).catch(() => undefined), settings()])
    setLoading(false)
    if (render && loaded) setOpen(render({ settings: loaded, onClose: close }))
    else notify.error(messages.networkFailure)
  }

  return { show, dialog: loading ? <ProgressBar /> : open }
}
