import { Link } from '../../ui/link.tsx'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EntryForm } from '../../account/forms/entry-form.tsx'
import { EntrySheet } from '../../account/forms/entry-sheet.tsx'
import { LeaveForHome } from '../../account/forms/leave-for-home.tsx'
import { useEntry } from '../../account/forms/use-entry.ts'
import { readRegistration } from './read-registration.ts'

export function RegisterScreen() {
  const { user, signUp } = useAccount()
  const entry = useEntry()
  if (user && !entry.submitting) return <LeaveForHome />

  const submit = (form: FormData) => {
    const { name, email, password, refusal } = readRegistration(form)
    if (refusal) entry.refuse(messages[refusal])
    else void entry.submit(() => signUp(name, email, password), messages.signedUp)
  }

  return (
    <>
      <EntrySheet
        title="Create account"
        statement="Day one starts here."
        aside={
          <>
            Already with us?{' '}
            <Link to={paths.login} className="link inline-flex min-h-11 items-center">
              Sign in
            </Link>
          </>
        }
      >
        <EntryForm
          entry={entry}
          action="Create Account"
          busyAction="Creating account..."
          onSubmit={submit}
        >
          <TextField label="Full name" name="name" autoComplete="name" />
          <TextField label="Email" name="email" type="email" autoComplete="email" />
          <TextField label="Password" name="password" type="password" autoComplete="new-password" />
          <TextField
            label="Confirm password"
            name="confirmation"
            type="password"
            autoComplete="new-password"
          />
          <Checkbox label="I agree to the terms" name="terms" />
        </EntryForm>
      </EntrySheet>
    </>
  )
}
