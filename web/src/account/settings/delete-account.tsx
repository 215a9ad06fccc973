import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useAccount } from '../account-provider.tsx'
import { failure } from '../errors.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { formValues } from '../forms/form-values.ts'
import { notices } from '../notices.ts'
import { UsernameField } from './username-field.tsx'

type DeleteAccountProps = { email: string; hasPassword: boolean; onClose: () => void }

export function DeleteAccount({ email, hasPassword, onClose }: DeleteAccountProps) {
  const { run } = useAccount()
  const navigate = useNavigate()

  const submit = (form: FormData, signal: AbortSignal) => {
    const { current } = formValues(form)
    return current === ''
      ? failure('fillAllFields')
      : run(({ deleteAccount }) => deleteAccount(current, signal, () => void navigate(paths.home)))
  }

  return (
    <FormDialog
      title="Delete Account"
      description="This deletes your profile with name, phone, address and preferences, and your sign-in. It cannot be undone."
      action="Delete my account"
      success={notices.accountDeleted}
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
