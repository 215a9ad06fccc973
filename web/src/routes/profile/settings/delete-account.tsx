import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../account/forms/form-dialog.tsx'
import { formValues } from '../../../account/forms/form-text.ts'
import type { AccountDialogProps } from '../../../account/forms/use-account-dialog.tsx'
import { messages } from '../../../account/messages.ts'
import { settingsMessages } from '../../../account/settings-messages.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { paths } from '../../../paths.ts'
import { UsernameField } from './username-field.tsx'

type DeleteAccountProps = AccountDialogProps & { email: string; hasPassword: boolean }

/** Deletes the account, confirmed by the password or in Google's pop-up. */
export function DeleteAccount({ settings, email, hasPassword, onClose }: DeleteAccountProps) {
  const navigate = useNavigate()

  const submit = (form: FormData, signal: AbortSignal) => {
    const { current } = formValues(form)
    return current === ''
      ? { ok: false as const, message: messages.fillAllFields }
      : settings.deleteAccount(current, signal, () => void navigate(paths.home))
  }

  return (
    <FormDialog
      title="Delete Account"
      description="This deletes your profile with name, phone, address and preferences, and your sign-in. It cannot be undone."
      action="Delete my account"
      success={messages.accountDeleted}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasPassword ? (
        <>
          <UsernameField email={email} />
          <PasswordField label="Password" name="current" autoComplete="current-password" />
        </>
      ) : (
        <p>
          {settingsMessages.googleOnly} Deleting opens Google’s pop-up, where you confirm that it is
          you.
        </p>
      )}
    </FormDialog>
  )
}
