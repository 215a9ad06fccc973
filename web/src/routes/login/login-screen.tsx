import { ButtonLink } from '../../components/button-link.tsx'
import { notices } from '../../account/notices.ts'
import { paths } from '../../paths.ts'
import foundersShaker from '../../pictures/founders-shaker.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { AuthForm } from '../../account/forms/auth-form.tsx'
import { EmailField } from '../../account/forms/fields.tsx'

export function LoginScreen() {
  return (
    <AuthForm
      title={routes.login.title}
      statement="Pick up where you left off."
      cutout={{
        of: foundersShaker,
        sizes: '20vw',
        className:
          'max-lg:-mb-12 sideways:mb-0 w-24 sm:w-32 sideways:w-24 lg:w-[calc(40svh-150px)] max-w-56',
      }}
      aside={
        <>
          New here?{' '}
          <ButtonLink variant="link" size="text" replace to={paths.register}>
            Create an account
          </ButtonLink>
        </>
      }
      label="Sign In"
      busyLabel="Signing in..."
      validate={({ email, password }) => (email && password ? undefined : 'fillAllFields')}
      action={({ signIn }, { email = '', password = '' }) => signIn(email, password)}
      notice={notices.signedIn}
      offersReset
    >
      <EmailField />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </AuthForm>
  )
}
