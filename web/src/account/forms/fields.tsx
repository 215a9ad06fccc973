import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { minimumPasswordLength, typedBefore } from './form-values.ts'

export const EmailField = () => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    aria-required
    defaultValue={typedBefore().email}
  />
)

export const passwordHint = `(at least ${minimumPasswordLength} characters)`

export function NewPasswordFields({ label }: { label: string }) {
  const shared = { autoComplete: 'new-password' }
  return (
    <>
      <PasswordField label={label} hint={passwordHint} name="password" {...shared} />
      <PasswordField label={`Confirm ${label.toLowerCase()}`} name="confirmation" {...shared} />
    </>
  )
}

// For password managers, which ignore the type `hidden`. Without a name, it is not part of the submitted values.
export const UsernameField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
