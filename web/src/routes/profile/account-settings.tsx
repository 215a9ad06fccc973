import type { Profile } from '@shop/contract/profile'
import type { Account, User } from '../../account/account.ts'
import { useAccountDialog, type RenderDialog } from '../../account/forms/use-account-dialog.tsx'
import { messages } from '../../account/messages.ts'
import { useAccount } from '../../account/use-account.ts'
import { AccountIcon, type AccountIconName } from '../../components/account-icon.tsx'
import { Icon } from '../../ui/icon.tsx'

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
  /** Imports the dialog's chunk. Resolves to a message if the dialog cannot open. */
  load: (
    props: AccountSettingsProps & Pick<Account, 'loadProfile'>,
  ) => Promise<RenderDialog | string>
}

const settings: readonly Setting[] = [
  {
    label: 'Change Password',
    icon: 'lock',
    load: async ({ user: { email } }) => {
      const { ChangePassword } = await import('./settings/change-password.tsx')
      return (props) => (
        <ChangePassword {...props} email={email} hasPassword={props.settings.hasPassword()} />
      )
    },
  },
  {
    label: 'Privacy Settings',
    icon: 'shield',
    load: async () => {
      const { PrivacySettings } = await import('./settings/privacy-settings.tsx')
      return (props) => <PrivacySettings {...props} />
    },
  },
  {
    label: 'Notification Preferences',
    icon: 'bell',
    load: async ({ profile, onSaved, loadProfile }) => {
      const { NotificationPreferences } = await import('./settings/notification-preferences.tsx')
      const outcome = profile ? ({ ok: true, profile } as const) : await loadProfile()
      if (!outcome.ok) return outcome.message ?? messages.profileLoadFailed
      return (props) => (
        <NotificationPreferences {...props} profile={outcome.profile} onSaved={onSaved} />
      )
    },
  },
  {
    label: 'Delete Account',
    icon: 'trash',
    danger: true,
    load: async ({ user: { email } }) => {
      const { DeleteAccount } = await import('./settings/delete-account.tsx')
      return (props) => (
        <DeleteAccount {...props} email={email} hasPassword={props.settings.hasPassword()} />
      )
    },
  },
]

/** The buttons of the account settings. Each opens a dialog, whose code loads when it is pressed. */
export function AccountSettings(props: AccountSettingsProps) {
  const { loadProfile } = useAccount()
  const { show, dialog } = useAccountDialog()
  return (
    <section className="print:hidden pt-14">
      <h2 className="type-sub pb-3 text-28">Account settings</h2>
      <ul className="border-t border-line">
        {settings.map(({ label, icon, danger, load }) => (
          <li key={label} className="border-b border-line">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => void show(() => load({ ...props, loadProfile }))}
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
