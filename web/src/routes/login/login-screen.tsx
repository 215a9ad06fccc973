import { Navigate } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link.tsx'
import { useAccount } from '../../account/account-provider.tsx'
import { failure } from '../../account/errors.ts'
import { notices } from '../../account/notices.ts'
import { paths } from '../../paths.ts'
import foundersShaker from '../../pictures/founders-shaker.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthForm, EmailField, useAuthForm } from '../../account/forms/auth-form.tsx'
import { AuthSheet } from '../../account/forms/auth-sheet.tsx'
import { formValues } from '../../account/forms/form-values.ts'

export function LoginScreen() {
  const { user } = useAccount()
  const authForm = useAuthForm()
  if (user && !authForm.submitting) return <Navigate to={paths.home} replace />

  const submit = (form: FormData) => {
    const values = formValues(form)
    const { email, password } = values
    if (!email || !password) authForm.showError(failure('fillAllFields'), values)
    else void authForm.submit(({ signIn }) => signIn(email, password), notices.signedIn)
  }

  return (
    <AuthSheet
      title={routes.login.title}
      statement="Pick up where you left off."
      cutout={{ of: foundersShaker, sizes: '200px', className: 'w-[22svh] max-w-56' }}
      palette="sun"
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
        <EmailField />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </AuthForm>
    </AuthSheet>
  )
}
