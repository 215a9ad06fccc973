import type { ReactNode } from 'react'
import type { Profile } from '@shop/contract/profile'
import { AccountIcon, type AccountIconName } from '../../components/account-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AccountActions } from '../actions.ts'
import { success, type Outcome } from '../errors.ts'
import { useAccountDialog } from '../forms/use-account-dialog.tsx'
import type { User } from '../store.ts'

type AccountSettingsProps = {
  user: User
  /** Undefined until it is loaded. */
  profile: Profile | undefined
  onSaved: (profile: Profile) => void
}

type Setting = {
  label: string
  icon: AccountIconName
  danger?: boolean
  load: (
    props: AccountSettingsProps & { onClose: () => void },
    actions: AccountActions,
  ) => Promise<Outcome<ReactNode>>
}

const settings: readonly Setting[] = [
  {
    label: 'Change Password',
    icon: 'lock',
    load: async ({ user: { email }, onClose }, { hasPassword }) => {
      const { ChangePassword } = await import('./change-password.tsx')
      return success(<ChangePassword email={email} hasPassword={hasPassword()} onClose={onClose} />)
    },
  },
  {
    label: 'Privacy Settings',
    icon: 'shield',
    load: async ({ onClose }, { measurementId }) => {
      const { PrivacySettings } = await import('./privacy-settings.tsx')
      return success(<PrivacySettings measurementId={measurementId} onClose={onClose} />)
    },
  },
  {
    label: 'Notification Preferences',
    icon: 'bell',
    load: async ({ profile, onSaved, onClose }, { loadProfile }) => {
      const { NotificationPreferences } = await import('./notification-preferences.tsx')
      const outcome = profile ? success(profile) : await loadProfile()
      if (!outcome.ok) return outcome
      return success(
        <NotificationPreferences profile={outcome.data} onSaved={onSaved} onClose={onClose} />,
      )
    },
  },
  {
    label: 'Delete Account',
    icon: 'trash',
    danger: true,
    load: async ({ user: { email }, onClose }, { hasPassword }) => {
      const { DeleteAccount } = await import('./delete-account.tsx')
      return success(<DeleteAccount email={email} hasPassword={hasPassword()} onClose={onClose} />)
    },
  },
]

export function AccountSettings(props: AccountSettingsProps) {
  const { show, close, dialog } = useAccountDialog()
  return (
    <section className="print:hidden pt-14">
      <h2 className="type-sub pb-3 text-3xl">Account settings</h2>
      <ul role="list" className="border-t border-line">
        {settings.map(({ label, icon, danger, load }) => (
          <li key={label} className="border-b border-line">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => void show((actions) => load({ ...props, onClose: close }, actions))}
              className={`type-label group flex min-h-14.75 w-full items-center gap-3.5 text-left text-base ${danger ? 'text-brand' : ''}`}
            >
              <AccountIcon name={icon} className="size-5" />
              <span className="underline-offset-4 group-hover:underline">{label}</span>
              <Icon
                name="arrow-right"
                className="ml-auto size-5 transition-transform group-hover:translate-x-1"
              />
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
