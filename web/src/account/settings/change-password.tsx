import { PasswordField } from '../../ui/password-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { NewPasswordFields, UsernameField } from '../forms/fields.tsx'
import { newPasswordError } from '../forms/form-values.ts'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'

type ChangePasswordProps = Pick<SettingProps, 'email' | 'hasPassword' | 'onClose'>

/** Changes the password, or adds one to an account that signs in with Google. */
export function ChangePassword({ email, hasPassword, onClose }: ChangePasswordProps) {
  return (
    <FormDialog
      title="Change Password"
      label="Save"
      validate={newPasswordError}
      action={({ setPassword }, { current, password = '' }, signal) =>
        setPassword(current, password, signal)
      }
      notice={hasPassword ? notices.passwordChanged : notices.passwordAdded}
      onClose={onClose}
      opensPopup={!hasPassword}
    >
      <UsernameField email={email} />
      {hasPassword ? (
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
      ) : (
        <p>
          {notices.googleOnly} You may add a password: saving opens Google’s pop-up, where you
          confirm that it is you.
        </p>
      )}
      <NewPasswordFields label="New password" />
    </FormDialog>
  )
}
