import { Navigate } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link.tsx'
import { useAccount } from '../../account/account-provider.tsx'
import { failure } from '../../account/errors.ts'
import { notices } from '../../account/notices.ts'
import { paths } from '../../paths.ts'
import proteinBar from '../../pictures/protein-bar.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NewPasswordFields } from '../../account/forms/new-password-fields.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthForm, EmailField, useAuthForm } from '../../account/forms/auth-form.tsx'
import { AuthSheet } from '../../account/forms/auth-sheet.tsx'
import { formValues, newPasswordError, typedBefore } from '../../account/forms/form-values.ts'

export function RegisterScreen() {
  const { user } = useAccount()
  const authForm = useAuthForm()
  if (user && !authForm.submitting) return <Navigate to={paths.home} replace />

  const submit = (form: FormData) => {
    const values = formValues(form)
    const { name = '', email = '', password = '' } = values
    const error = newPasswordError(values)
    if (error) authForm.showError(failure(error), values)
    else void authForm.submit(({ signUp }) => signUp({ name, email, password }), notices.signedUp)
  }

  return (
    <AuthSheet
      title={routes.register.title}
      statement="Day one starts here."
      cutout={{ of: proteinBar, sizes: '480px', className: 'w-9/10', flat: true }}
      palette="sun"
      aside={
        <>
          Already with us?{' '}
          <ButtonLink variant="link" size="text" replace to={paths.login}>
            Sign in
          </ButtonLink>
        </>
      }
    >
      <AuthForm
        form={authForm}
        action="Create Account"
        busyAction="Creating account..."
        onSubmit={submit}
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
    </AuthSheet>
  )
}
