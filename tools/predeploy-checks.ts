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

/** The sentences of what is a problem here. */
export const problemsOf = (checks: Record<string, unknown>) =>
  Object.keys(checks).filter((problem) => checks[problem])

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
  const wrongLinks = isListed ? social.filter((link) => profilesAmong([link]).length === 0) : []
  const problems = [
    ...problemsOf({
      [sentence('origin', origin, 'https:// and a host of yours, without a slash after it')]:
        !isOrigin,
      [sentence('email', email, 'an address of yours')]: !isEmail,
      [sentence('phone', phone, 'a number of yours with + and its country code')]: !isPhone,
    }),
    ...wrongLinks.map(({ network, href }) =>
      sentence(`the link to ${network}`, href, 'that of your profile, or removed'),
    ),
  ]
  return problems.map((problem) => `web/src/brand/brand.ts: ${problem}`)
}

const sentence = (name: string, value: string, expected: string) =>
  `${name} must be ${expected}, not '${value}'.`
