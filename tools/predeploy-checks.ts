import { expectedValue } from '../functions/src/parameters.ts'
import { variableProblems } from '../web/build/environment.ts'
import { profilesAmong } from '../web/build/seo/organization.ts'

/** What goes live: web/src/brand/brand.ts, web/.env.<environment>, and the function's parameters. */
export type Values = {
  brand: {
    origin: string
    email: string
    phone: string
    social: readonly { network: string; href: string }[]
  }
  variables: Partial<Record<string, string>>
  parameters: Partial<Record<string, string>>
}

/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

/** Returns a sentence for each wrong value. */
export function valueProblems({ brand, variables, parameters }: Values): string[] {
  const isListed = variables['VITE_LISTED'] === 'true'
  const isEnforced = parameters['ENFORCE_APP_CHECK'] === 'enforce'
  const problems = brandProblems(brand, isListed)
  // firebase-tools does not check the values of parameters.
  for (const [name, value = ''] of Object.entries(parameters)) {
    const expected = expectedValue(name, value)
    if (expected) problems.push(sentence(name, value, expected))
  }
  if (isEnforced && !variables['VITE_APP_CHECK_KEY']) {
    problems.push('The function enforces App Check, but pages have no key: set VITE_APP_CHECK_KEY.')
  }
  return [...problems, ...variableProblems(variables)]
}

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
function brandProblems({ origin, email, phone, social }: Values['brand'], isListed: boolean) {
  const isOrigin = /^https:\/\/[a-z\d.-]+$/.test(origin) && !RESERVED_DOMAIN.test(origin)
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !RESERVED_DOMAIN.test(email)
  const isReal = !PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, ''))
  const isPhone = /^\+[\d ()-]{7,}$/.test(phone) && isReal
  const rules: [name: string, value: string, isRight: boolean, expected: string][] = [
    ['origin', origin, isOrigin, 'https:// and a host of yours, without a slash after it'],
    ['email', email, isEmail, 'an address of yours'],
    ['phone', phone, isPhone, 'a number of yours with + and its country code'],
  ]
  for (const link of isListed ? social : []) {
    const isProfile = profilesAmong([link]).length > 0
    const name = `the link to ${link.network}`
    rules.push([name, link.href, isProfile, 'that of your profile, or removed'])
  }
  return rules
    .filter(([, , isRight]) => !isRight)
    .map(([name, value, , expected]) =>
      sentence(`web/src/brand/brand.ts: ${name}`, value, expected),
    )
}

const sentence = (name: string, value: string, expected: string) =>
  `${name} must be ${expected}, not '${value}'.`
