import { EmailForm } from '../components/email-form.tsx'

/** A newsletter form whose Join button does nothing yet (specification, section 1). */
export function NewsletterBox() {
  return (
    <EmailForm
      name="Newsletter"
      label="New drops and training reads, in your inbox."
      labelClassName="pb-3 text-lg"
      placeholder="Email address"
      action="Join"
    />
  )
}
