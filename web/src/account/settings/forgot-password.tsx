import { Field } from '../../ui/field.tsx'
import { notices } from '../notices.ts'
import type { FormValues } from '../errors.ts'
import { FormDialog } from '../forms/form-dialog.tsx'

type ForgotPasswordProps = { email: string; onSent: () => void; onClose: () => void }

/** The provider checks the rest. */
const emailPattern = /^[^\s@]+@[^\s@]+$/

function validate({ email }: FormValues) {
  if (!email) return 'fillAllFields'
  return emailPattern.test(email) ? undefined : 'invalidEmail'
}

/** Does not reveal whether the e-mail has an account. */
export const ForgotPassword = ({ email, onSent, onClose }: ForgotPasswordProps) => (
  <FormDialog
    title="Forgot password?"
    description="We send you a link to choose a new password."
    label="Send reset link"
    validate={validate}
    action={async ({ sendPasswordReset }, { email = '' }) => {
      const outcome = await sendPasswordReset(email)
      if (outcome.ok) onSent()
      return outcome
    }}
    notice={notices.resetLinkSent}
    onClose={onClose}
  >
    <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} />
  </FormDialog>
)
