import { useEffect, useState } from 'react'
import type { User } from '../../account/account.ts'
import { messages } from '../../account/messages.ts'
import { settingsMessages } from '../../account/settings-messages.ts'
import { useAccount } from '../../account/use-account.ts'
import { Chip } from '../../components/chip.tsx'
import { notify } from '../../components/notify.tsx'
import { TextButton } from '../../components/text-button.tsx'

/** Whether the e-mail is verified, with a button that sends the verification e-mail otherwise. */
export function EmailStatus({ user }: { user: User }) {
  return (
    <dd className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
      <Chip>{user.emailVerified ? 'Verified' : 'Not verified'}</Chip>{' '}
      {!user.emailVerified && <SendVerification />}
    </dd>
  )
}

function SendVerification() {
  const { settings } = useAccount()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    // The link in the e-mail opens in another tab.
    const refresh = async () => {
      const outcome = document.hidden ? undefined : await (await settings())?.refresh()
      // The account may have been deleted on another device.
      if (outcome?.ok === false && outcome.message === messages.sessionEnded)
        notify.error(outcome.message)
    }
    const listener = () => void refresh()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [settings])

  const send = async () => {
    setSending(true)
    const outcome = await (await settings())?.sendVerificationEmail()
    setSending(false)
    if (outcome?.ok) notify.success(settingsMessages.verificationSent)
    else notify.error(outcome?.message ?? messages.networkFailure)
  }

  return (
    <TextButton
      aria-disabled={sending}
      className="text-15"
      onClick={() => void (sending || send())}
    >
      Send verification e-mail
    </TextButton>
  )
}
