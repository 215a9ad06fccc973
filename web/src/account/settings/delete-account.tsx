import { useNavigate } from 'react-router-dom'
import { onceNavigated } from '../../navigation/scroll-and-focus.tsx'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'
import { UsernameField } from '../forms/fields.tsx'

type DeleteAccountProps = Pick<SettingProps, 'email' | 'hasPassword' | 'onClose'>

export function DeleteAccount({ email, hasPassword, onClose }: DeleteAccountProps) {
  const navigate = useNavigate()
  const leave = () => {
    onceNavigated(() => toast.success(notices.accountDeleted))
    void navigate(paths.home)
  }

  return (
    <FormDialog
      title="Delete Account"
      description="This deletes your profile with name, phone, address and preferences, and your sign-in. It cannot be undone."
      label="Delete my account"
      validate={({ current }) => (current === '' ? 'fillAllFields' : undefined)}
      action={({ deleteAccount }, { current }, signal) => deleteAccount(current, signal, leave)}
      onClose={onClose}
      opensPopup={!hasPassword}
    >
      {hasPassword ? (
        <>
          <UsernameField email={email} />
          <PasswordField label="Password" name="current" autoComplete="current-password" />
        </>
      ) : (
        <p>
          {notices.googleOnly} Deleting opens Google’s pop-up, where you confirm that it is you.
        </p>
      )}
    </FormDialog>
  )
}
