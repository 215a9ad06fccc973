import { PasswordField } from '../../ui/password-field.tsx'
import { useAccount } from '../account-provider.tsx'
import { failure } from '../errors.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { NewPasswordFields, UsernameField } from '../forms/fields.tsx'
import { formValues, newPasswordError } from '../forms/form-values.ts'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'

type ChangePasswordProps = Pick<SettingProps, 'email' | 'hasPassword' | 'onClose'>

/** Changes the password, or adds one to an account that signs in with Google. */
export function ChangePassword({ email, hasPassword, onClose }: ChangePasswordProps) {
  const { run } = useAccount()

  const submit = (form: FormData, signal: AbortSignal) => {
    const values = formValues(form)
    const error = newPasswordError(values)
    if (error) return failure(error)
    const { current, password = '' } = values
    return run(({ setPassword }) => setPassword(current, password, signal))
  }

  return (
    <FormDialog
      title="Change Password"
      action="Save"
      success={hasPassword ? notices.passwordChanged : notices.passwordAdded}
      onSubmit={submit}
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
