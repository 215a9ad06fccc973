import type { Profile } from '@shop/contract/profile'
import { FormDialog } from '../../../account/forms/form-dialog.tsx'
import { messages } from '../../../account/messages.ts'
import { settingsMessages } from '../../../account/settings-messages.ts'
import { useAccount } from '../../../account/use-account.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

/** In display order. */
const choices: readonly { name: keyof Profile['notifications']; label: string }[] = [
  { name: 'orders', label: 'Order updates' },
  { name: 'drops', label: 'New drops' },
  { name: 'reads', label: 'Training reads' },
]

type NotificationPreferencesProps = {
  profile: Profile
  onSaved: (profile: Profile) => void
  onClose: () => void
}

/** The mails that the user wants, stored in the profile. */
export function NotificationPreferences(props: NotificationPreferencesProps) {
  const { profile, onSaved, onClose } = props
  const { saveProfile } = useAccount()

  const submit = async (form: FormData) => {
    const notifications = Object.fromEntries(choices.map(({ name }) => [name, form.has(name)]))
    const outcome = await saveProfile({ notifications })
    if (!outcome.ok)
      return { ok: false as const, message: outcome.message ?? messages.profileUpdateFailed }
    onSaved(outcome.profile)
    return { ok: true as const }
  }

  return (
    <FormDialog
      title="Notification Preferences"
      description="Choose what we may write to you about."
      action="Save"
      success={settingsMessages.preferencesSaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        {choices.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            name={name}
            defaultChecked={profile.notifications[name]}
          />
        ))}
      </div>
    </FormDialog>
  )
}
