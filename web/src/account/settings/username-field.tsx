/**
 * Tells password managers whose password a form contains. They ignore the type `hidden`, so CSS hides the
 * field. It has no name, and is not part of the submitted values.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
