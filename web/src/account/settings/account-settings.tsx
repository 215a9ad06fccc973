import type { Profile } from '@shop/contract/profile'
import { AccountIcon, type AccountIconName } from '../../components/account-icon.tsx'
import { lazyScreen } from '../../components/lazy-screen.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AccountActions } from '../actions.ts'
import { success, type Outcome } from '../errors.ts'
import { useAccountDialog } from '../forms/use-account-dialog.tsx'
import type { User } from '../store.ts'

const ChangePassword = lazyScreen(() =>
  import('./change-password.tsx').then((file) => file.ChangePassword),
)
const PrivacySettings = lazyScreen(() =>
  import('./privacy-settings.tsx').then((file) => file.PrivacySettings),
)
const NotificationPreferences = lazyScreen(() =>
  import('./notification-preferences.tsx').then((file) => file.NotificationPreferences),
)
const DeleteAccount = lazyScreen(() =>
  import('./delete-account.tsx').then((file) => file.DeleteAccount),
)

type OpenedSetting =
  | { name: 'password' | 'deletion'; hasPassword: boolean }
  | { name: 'privacy'; measurementId: string | undefined }
  | { name: 'notifications'; profile: Profile }

type Setting = {
  label: string
  icon: AccountIconName
  danger?: boolean
  load: (actions: AccountActions, profile: Profile | undefined) => Promise<Outcome<OpenedSetting>>
}

const settings: readonly Setting[] = [
  {
    label: 'Change Password',
    icon: 'lock',
    load: async ({ hasPassword }) => {
      await ChangePassword.preload()
      return success({ name: 'password', hasPassword: hasPassword() })
    },
  },
  {
    label: 'Privacy Settings',
    icon: 'shield',
    load: async ({ measurementId }) => {
      await PrivacySettings.preload()
      return success({ name: 'privacy', measurementId })
    },
  },
  {
    label: 'Notification Preferences',
    icon: 'bell',
    load: async ({ loadProfile }, profile) => {
      await NotificationPreferences.preload()
      const outcome = profile ? success(profile) : await loadProfile()
      return outcome.ok ? success({ name: 'notifications', profile: outcome.data }) : outcome
    },
  },
  {
    label: 'Delete Account',
    icon: 'trash',
    danger: true,
    load: async ({ hasPassword }) => {
      await DeleteAccount.preload()
      return success({ name: 'deletion', hasPassword: hasPassword() })
    },
  },
]

type AccountSettingsProps = {
  user: User
  /** Undefined until it is loaded. */
  profile: Profile | undefined
  onSaved: (profile: Profile) => void
}

export function AccountSettings({ user, profile, onSaved }: AccountSettingsProps) {
  const { opened, open, close, loading } = useAccountDialog<OpenedSetting>()
  return (
    <section className="print:hidden pt-14">
      <h2 className="type-sub pb-3 text-3xl">Account settings</h2>
      <ul role="list" className="border-t border-line">
        {settings.map(({ label, icon, danger, load }) => (
          <li key={label} className="border-b border-line">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => void open((actions) => load(actions, profile))}
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
      {loading}
      {opened && <SettingDialog opened={opened} user={user} onSaved={onSaved} onClose={close} />}
    </section>
  )
}

type SettingDialogProps = Pick<AccountSettingsProps, 'user' | 'onSaved'> & {
  opened: OpenedSetting
  onClose: () => void
}

function SettingDialog({ opened, user: { email }, onSaved, onClose }: SettingDialogProps) {
  switch (opened.name) {
    case 'password':
      return <ChangePassword email={email} hasPassword={opened.hasPassword} onClose={onClose} />
    case 'privacy':
      return <PrivacySettings measurementId={opened.measurementId} onClose={onClose} />
    case 'notifications':
      return (
        <NotificationPreferences profile={opened.profile} onSaved={onSaved} onClose={onClose} />
      )
    case 'deletion':
      return <DeleteAccount email={email} hasPassword={opened.hasPassword} onClose={onClose} />
  }
}
