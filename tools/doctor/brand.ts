/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
export function brandProblems(contact: Record<'origin' | 'email' | 'phone', string>): string[] {
  const { origin, email, phone } = contact
  const placeholders = [
    ...(RESERVED_DOMAIN.test(new URL(origin).hostname) ? [origin] : []),
    ...(RESERVED_DOMAIN.test(email.split('@').at(-1) ?? '') ? [email] : []),
    ...(PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, '')) ? [phone] : []),
  ]
  return placeholders.map((text) => `web/src/brand/brand.ts: ${text} is a placeholder`)
}
