// Tells password managers whose password a form contains. They ignore the type `hidden`. Without a name, the
// field is not part of the submitted values.
export const UsernameField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
