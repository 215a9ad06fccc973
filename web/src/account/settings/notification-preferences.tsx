import type { Profile } from '@shop/contract/profile'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useAccount } from '../account-provider.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'

const choices: readonly { name: keyof Profile['notifications']; label: string }[] = [
  { name: 'orders', label: 'Order updates' },
  { name: 'drops', label: 'New drops' },
  { name: 'reads', label: 'Training reads' },
]

type NotificationPreferencesProps = Pick<SettingProps, 'profile' | 'onSaved' | 'onClose'>

export function NotificationPreferences(props: NotificationPreferencesProps) {
  const { profile, onSaved, onClose } = props
  const { run } = useAccount()

  const submit = async (form: FormData) => {
    const notifications = Object.fromEntries(choices.map(({ name }) => [name, form.has(name)]))
    const outcome = await run(({ saveProfile }) => saveProfile({ notifications }))
    if (outcome.ok) onSaved(outcome.data)
    return outcome
  }

  return (
    <FormDialog
      title="Notification Preferences"
      description="Choose what we may write to you about."
      action="Save"
      success={notices.preferencesSaved}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        {choices.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            name={name}
            defaultChecked={profile?.notifications[name]}
          />
        ))}
      </div>
    </FormDialog>
  )
}
