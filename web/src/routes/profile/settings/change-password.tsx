import { FormDialog } from '../../../account/forms/form-dialog.tsx'
import { formValues } from '../../../account/forms/form-text.ts'
import { newPasswordError } from '../../../account/forms/new-password.ts'
import type { AccountDialogProps } from '../../../account/forms/use-account-dialog.tsx'
import { messages } from '../../../account/messages.ts'
import { settingsMessages } from '../../../account/settings-messages.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { UsernameField } from './username-field.tsx'

type ChangePasswordProps = AccountDialogProps & { email: string; hasPassword: boolean }

/** Changes the password, or adds one to an account that signs in with Google. */
export function ChangePassword(props: ChangePasswordProps) {
  const { settings, email, hasPassword, onClose } = props

  const submit = (form: FormData, signal: AbortSignal) => {
    const values = formValues(form)
    const error = newPasswordError(values)
    if (error) return { ok: false as const, message: messages[error] }
    const { current, password = '' } = values
    return settings.setPassword(current, password, signal)
  }

  return (
    <FormDialog
      title="Change Password"
      action="Save"
      success={hasPassword ? settingsMessages.passwordChanged : settingsMessages.passwordAdded}
      onSubmit={submit}
      onClose={onClose}
    >
      <UsernameField email={email} />
      {hasPassword ? (
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
      ) : (
        <p>
          {settingsMessages.googleOnly} You may add a password: saving opens Google’s pop-up, where
          you confirm that it is you.
        </p>
      )}
      <PasswordField label="New password" name="password" autoComplete="new-password" />
      <PasswordField label="Confirm new password" name="confirmation" autoComplete="new-password" />
    </FormDialog>
  )
}
