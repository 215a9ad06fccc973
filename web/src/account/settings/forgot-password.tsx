import { Field } from '../../ui/field.tsx'
import { useAccount } from '../account-provider.tsx'
import { failure } from '../errors.ts'
import { notices } from '../notices.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { formText } from '../forms/form-values.ts'

type ForgotPasswordProps = { email: string; onSent: () => void; onClose: () => void }

/** The provider checks the rest. */
const emailPattern = /^[^\s@]+@[^\s@]+$/

/** Does not reveal whether the e-mail has an account. */
export function ForgotPassword({ email, onSent, onClose }: ForgotPasswordProps) {
  const { run } = useAccount()
  const submit = (form: FormData) => {
    const typed = formText(form, 'email')
    if (!typed) return failure('fillAllFields')
    return emailPattern.test(typed) ? send(typed) : failure('invalidEmail')
  }
  const send = async (typed: string) => {
    const outcome = await run(({ sendPasswordReset }) => sendPasswordReset(typed))
    if (outcome.ok) onSent()
    return outcome
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
