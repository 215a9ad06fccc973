import { brand } from '../../web/src/brand/brand.ts'
import { isDemo } from '../deploy/environments.ts'
import { SkippedError } from './check.ts'
import type { Check } from './check.ts'

type Contact = Record<'origin' | 'email' | 'phone', string>

/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
export const createBrandCheck = (contact: Contact): Check => ({
  name: 'brand',
  passes: 'origin, e-mail and phone are not placeholders',
  remedy: 'set yours in web/src/brand/brand.ts',
  findFaults({ environment }) {
    if (!environment) throw new SkippedError('no environment given')
    if (isDemo(environment)) throw new SkippedError(`${environment.project} is a demo project`)
    return placeholders(contact).map((text) => `${text} is a placeholder`)
  },
})

function placeholders({ origin, email, phone }: Contact) {
  return [
    ...(RESERVED_DOMAIN.test(new URL(origin).hostname) ? [origin] : []),
    ...(RESERVED_DOMAIN.test(email.split('@').at(-1) ?? '') ? [email] : []),
    ...(PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, '')) ? [phone] : []),
  ]
}

export const brandCheck = createBrandCheck(brand)
