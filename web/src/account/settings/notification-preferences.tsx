import type { Profile } from '@shop/contract/profile'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { AccountActions } from '../actions.ts'
import type { FormValues } from '../errors.ts'
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

  const save = async ({ saveProfile }: AccountActions, values: FormValues) => {
    const notifications = Object.fromEntries(choices.map(({ name }) => [name, name in values]))
    const outcome = await saveProfile({ notifications })
    if (outcome.ok) onSaved(outcome.data)
    return outcome
  }

  return (
    <FormDialog
      title="Notification Preferences"
      description="Choose what we may write to you about."
      label="Save"
      action={save}
      notice={notices.preferencesSaved}
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
