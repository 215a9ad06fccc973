import { ButtonLink } from '../../components/button-link.tsx'
import { notices } from '../../account/notices.ts'
import { paths } from '../../paths.ts'
import proteinBar from '../../pictures/protein-bar.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm } from '../../account/forms/auth-form.tsx'
import { EmailField, NewPasswordFields } from '../../account/forms/fields.tsx'
import { newPasswordError, typedBefore } from '../../account/forms/form-values.ts'

export function RegisterScreen() {
  return (
    <AuthForm
      title={routes.register.title}
      statement="Day one starts here."
      cutout={{
        of: proteinBar,
        sizes: '33vw',
        className: 'mb-3 w-[41vw] sm:w-56 beside:m-0 beside:w-full',
        flat: true,
      }}
      aside={
        <>
          Already with us?{' '}
          <ButtonLink variant="link" size="text" replace to={paths.login}>
            Sign in
          </ButtonLink>
        </>
      }
      label="Create Account"
      busyLabel="Creating account..."
      validate={newPasswordError}
      action={({ signUp }, { name = '', email = '', password = '' }) =>
        signUp({ name, email, password })
      }
      notice={notices.signedUp}
    >
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        aria-required
        defaultValue={typedBefore().name}
      />
      <EmailField />
      <NewPasswordFields label="Password" />
      <Checkbox label="I agree to the Terms of Service" name="terms" />
    </AuthForm>
  )
}
