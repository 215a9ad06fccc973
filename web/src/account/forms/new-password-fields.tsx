import { PasswordField } from '../../ui/password-field.tsx'
import { minimumPasswordLength } from './form-values.ts'

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
