import type { Profile } from '@shop/contract/profile'
import { AccountIcon, type AccountIconName } from '../../components/account-icon.tsx'
import { lazyLoad, type LazyComponent } from '../../components/lazy-load.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AccountActions } from '../actions.ts'
import { success } from '../errors.ts'
import { useAccountDialog } from '../forms/use-account-dialog.tsx'
import type { User } from '../store.ts'

/** What an opened dialog shows. */
type Content = Pick<AccountActions, 'measurementId'> & {
  hasPassword: boolean
  /** Loaded if the setting has `needsProfile`. */
  profile: Profile | undefined
}

export type SettingProps = Content & {
  email: string
  onSaved: (profile: Profile) => void
  onClose: () => void
}

type DialogSetting = {
  label: string
  Dialog: LazyComponent<SettingProps>
  needsProfile?: boolean
}

const settings: readonly (DialogSetting & { icon: AccountIconName; danger?: boolean })[] = [
  {
    label: 'Change Password',
    icon: 'lock',
    Dialog: lazyLoad(() => import('./change-password.tsx'), 'ChangePassword'),
  },
  {
    label: 'Privacy Settings',
    icon: 'shield',
    Dialog: lazyLoad(() => import('./privacy-settings.tsx'), 'PrivacySettings'),
  },
  {
    label: 'Notification Preferences',
    icon: 'bell',
    Dialog: lazyLoad(() => import('./notification-preferences.tsx'), 'NotificationPreferences'),
    needsProfile: true,
  },
  {
    label: 'Delete Account',
    icon: 'trash',
    Dialog: lazyLoad(() => import('./delete-account.tsx'), 'DeleteAccount'),
    danger: true,
  },
]

type AccountSettingsProps = Pick<SettingProps, 'profile' | 'onSaved'> & { user: User }

export function AccountSettings({ user, profile, onSaved }: AccountSettingsProps) {
  const { opened, open, close, loading } = useAccountDialog<Content & { label: string }>()
  const Dialog = settings.find(({ label }) => label === opened?.label)?.Dialog

  const load = async (setting: DialogSetting, actions: AccountActions) => {
    await setting.Dialog.preload()
    const loaded = setting.needsProfile && !profile ? await actions.loadProfile() : success(profile)
    if (!loaded.ok) return loaded
    const { hasPassword, measurementId } = actions
    return success({
      label: setting.label,
      hasPassword: hasPassword(),
      measurementId,
      profile: loaded.data,
    })
  }

  return (
    <section className="print:hidden pt-14 sm:max-lg:pt-0">
      <h2 className="type-sub pb-3 text-3xl">Account settings</h2>
      <ul role="list" className="border-t border-line">
        {settings.map(({ label, icon, danger, ...setting }) => (
          <li key={label} className="border-b border-line">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => void open((actions) => load({ label, ...setting }, actions))}
              className={`type-label group flex min-h-14.75 w-full items-center gap-3.5 text-left text-base ${danger ? 'text-brand' : ''}`}
            >
              <AccountIcon name={icon} className="size-5" />
              <span className="underline-offset-4 group-hover:underline">{label}</span>
              <Icon
                name="arrow-right"
                className="ml-auto size-5 transition group-hover:translate-x-2"
              />
            </button>
          </li>
        ))}
      </ul>
      {loading}
      {Dialog && opened && (
        <Dialog {...opened} email={user.email} onSaved={onSaved} onClose={close} />
      )}
    </section>
  )
}
