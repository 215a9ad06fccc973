import { Link } from '../../ui/link.tsx'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { TextField } from '../../ui/text-field.tsx'
import { EntryForm } from '../../account/forms/entry-form.tsx'
import { EntrySheet } from '../../account/forms/entry-sheet.tsx'
import { LeaveForHome } from '../../account/forms/leave-for-home.tsx'
import { textOf } from '../../account/forms/text-of.ts'
import { useEntry } from '../../account/forms/use-entry.ts'

export function LoginScreen() {
  const { user, signIn } = useAccount()
  const entry = useEntry()
  if (user && !entry.submitting) return <LeaveForHome />

  const submit = (form: FormData) => {
    const email = textOf(form, 'email')
    const password = textOf(form, 'password')
    if (!email || !password) entry.refuse(messages.fillAllFields)
    else void entry.submit(() => signIn(email, password), messages.signedIn)
  }

  return (
    <>
      <EntrySheet
        title="Sign in"
        statement="Pick up where you left off."
        aside={
          <>
            New here?{' '}
            <Link to={paths.register} className="link inline-flex min-h-11 items-center">
              Create an account
            </Link>
          </>
        }
      >
        <EntryForm entry={entry} action="Sign In" busyAction="Signing in..." onSubmit={submit}>
          <TextField label="Email" name="email" type="email" autoComplete="email" />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        </EntryForm>
      </EntrySheet>
    </>
  )
}
