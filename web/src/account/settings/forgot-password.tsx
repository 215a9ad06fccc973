import { Field } from '../../ui/field.tsx'
import { useAccount } from '../account-provider.tsx'
import { failure } from '../errors.ts'
import { notices } from '../notices.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { formText } from '../forms/form-values.ts'

type ForgotPasswordProps = { email: string; onClose: () => void }

/** Does not reveal whether the e-mail has an account. */
export function ForgotPassword({ email, onClose }: ForgotPasswordProps) {
  const { run } = useAccount()
  const submit = (form: FormData) => {
    const typed = formText(form, 'email')
    return typed
      ? run(({ sendPasswordReset }) => sendPasswordReset(typed))
      : failure('fillAllFields')
  }
  return (
    <FormDialog
      title="Forgot password?"
      description="We send you a link to choose a new password."
      action="Send reset link"
      success={notices.resetLinkSent}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} />
    </FormDialog>
  )
}
