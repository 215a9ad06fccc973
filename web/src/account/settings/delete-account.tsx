import { useNavigate } from 'react-router-dom'
import { onceNavigated } from '../../navigation/scroll-and-focus.tsx'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useAccount } from '../account-provider.tsx'
import { failure } from '../errors.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { formValues } from '../forms/form-values.ts'
import { notices } from '../notices.ts'
import type { SettingProps } from './account-settings.tsx'
import { UsernameField } from '../forms/fields.tsx'

type DeleteAccountProps = Pick<SettingProps, 'email' | 'hasPassword' | 'onClose'>

export function DeleteAccount({ email, hasPassword, onClose }: DeleteAccountProps) {
  const { run } = useAccount()
  const navigate = useNavigate()

  const submit = (form: FormData, signal: AbortSignal) => {
    const { current } = formValues(form)
    return current === ''
      ? failure('fillAllFields')
      : run(({ deleteAccount }) => deleteAccount(current, signal, leave))
  }
  const leave = () => {
    onceNavigated(() => toast.success(notices.accountDeleted))
    void navigate(paths.home)
  }

  return (
    <FormDialog
      title="Delete Account"
      description="This deletes your profile with name, phone, address and preferences, and your sign-in. It cannot be undone."
      action="Delete my account"
      onSubmit={submit}
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
