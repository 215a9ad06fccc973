import { Field } from '../../ui/field.tsx'
import { messages } from '../messages.ts'
import { settingsMessages } from '../settings-messages.ts'
import { FormDialog } from './form-dialog.tsx'
import { formText } from './form-text.ts'
import type { AccountDialogProps } from './use-account-dialog.tsx'

type ForgotPasswordProps = AccountDialogProps & {
  /** The e-mail typed so far. */
  email: string
}

/** Sends a link to reset the password. Does not reveal whether the address has an account. */
export function ForgotPassword({ settings, email, onClose }: ForgotPasswordProps) {
  const submit = (form: FormData) => {
    const typed = formText(form, 'email')
    return typed
      ? settings.sendPasswordReset(typed)
      : { ok: false as const, message: messages.fillAllFields }
  }
  return (
    <FormDialog
      title="Forgot password?"
      description="We send you a link to choose a new password."
      action="Send reset link"
      success={settingsMessages.resetLinkSent}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} />
    </FormDialog>
  )
}
