import { ButtonLink } from '../../components/button-link.tsx'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../account/messages.ts'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from '../../account/forms/auth-form.tsx'
import { AuthSheet } from '../../account/forms/auth-sheet.tsx'
import { RedirectHome } from '../../account/forms/redirect-home.tsx'
import { formText } from '../../account/forms/form-text.ts'
import { useAuthForm } from '../../account/forms/use-auth-form.ts'
import { login } from './route.ts'

export function LoginScreen() {
  const { user, signIn } = useAccount()
  const authForm = useAuthForm()
  if (user && !authForm.submitting) return <RedirectHome />

  const submit = (form: FormData) => {
    const email = formText(form, 'email')
    const password = formText(form, 'password')
    if (!email || !password) authForm.showError(messages.fillAllFields, { email, password })
    else void authForm.submit(() => signIn(email, password), messages.signedIn)
  }

  return (
    <>
      <AuthSheet
        title={login.title}
        statement="Pick up where you left off."
        aside={
          <>
            New here?{' '}
            <ButtonLink variant="link" size="text" replace to={paths.register}>
              Create an account
            </ButtonLink>
          </>
        }
      >
        <AuthForm
          form={authForm}
          action="Sign In"
          busyAction="Signing in..."
          onSubmit={submit}
          offersReset
        >
          <Field label="Email" name="email" type="email" autoComplete="username" />
          <PasswordField label="Password" name="password" autoComplete="current-password" />
        </AuthForm>
      </AuthSheet>
    </>
  )
}
