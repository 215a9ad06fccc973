import { AccountIcon, type AccountIconName } from '../../components/account-icon.tsx'
import { Icon } from '../../components/icon.tsx'

const settings: readonly { label: string; icon: AccountIconName; danger?: boolean }[] = [
  { label: 'Change Password', icon: 'lock' },
  { label: 'Privacy Settings', icon: 'shield' },
  { label: 'Notification Preferences', icon: 'bell' },
  { label: 'Delete Account', icon: 'trash', danger: true },
]

/** Buttons of the account settings, which are not implemented yet. */
export function AccountSettings() {
  return (
    <section className="pt-14">
      <h2 className="type-sub pb-3 text-28">Account settings</h2>
      <ul className="border-t border-line">
        {settings.map(({ label, icon, danger }) => (
          <li key={label} className="border-b border-line">
            <button
              type="button"
              className={`type-label group flex min-h-14.75 w-full items-center gap-3.5 text-left text-base -outline-offset-2 ${danger ? 'text-brand' : ''}`}
            >
              <AccountIcon name={icon} className="size-5 shrink-0" />
              <span className="underline-offset-4 group-hover:underline">{label}</span>
              <Icon
                name="arrow-right"
                className="ml-auto size-5 shrink-0 transition-transform group-hover:translate-x-1"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
