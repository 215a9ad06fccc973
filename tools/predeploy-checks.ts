import { appCheckModes } from '../functions/src/auth/app-check.ts'
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

/** The value, whether it is right, and what it must be. */
type Rule = [name: string, value: string, isRight: boolean, kind: string]

/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

/** Returns a sentence for each wrong value. */
export function valueProblems({ brand, variables, parameters }: Values): string[] {
  const isListed = variables['VITE_LISTED'] === 'true'
  const isEnforced = parameters['ENFORCE_APP_CHECK'] === 'enforce'
  const problems = [...brandRules(brand, isListed), ...parameterRules(parameters)]
    .filter(([, , isRight]) => !isRight)
    .map(([name, value, , kind]) => `${name} must be ${kind}, not '${value}'.`)
  if (isEnforced && !variables['VITE_APP_CHECK_KEY']) {
    problems.push('The function enforces App Check, but pages have no key: set VITE_APP_CHECK_KEY.')
  }
  return [...problems, ...variableProblems(variables)]
}

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
function brandRules({ origin, email, phone, social }: Values['brand'], isListed: boolean): Rule[] {
  const isOrigin = /^https:\/\/[a-z\d.-]+$/.test(origin) && !RESERVED_DOMAIN.test(origin)
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !RESERVED_DOMAIN.test(email)
  const isReal = !PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, ''))
  const isPhone = /^\+[\d ()-]{7,}$/.test(phone) && isReal
  const rules: Rule[] = [
    ['origin', origin, isOrigin, 'https:// and a host of yours, without a slash after it'],
    ['email', email, isEmail, 'an address of yours'],
    ['phone', phone, isPhone, 'a number of yours with + and its country code'],
    ...social.map((link): Rule => {
      const isRight = !isListed || profilesAmong([link]).length > 0
      return [`the link to ${link.network}`, link.href, isRight, 'that of your profile, or removed']
    }),
  ]
  return rules.map(([name, ...rule]) => [`web/src/brand/brand.ts: ${name}`, ...rule])
}

/** firebase-tools does not check the values of parameters. */
function parameterRules(parameters: Values['parameters']) {
  const count = [/^[1-9]\d*$/, 'a whole number above 0'] as const
  const kinds: Partial<Record<string, readonly [RegExp, string]>> = {
    CALLS_PER_USER: count,
    CALLS_PER_IP: count,
    REJECTIONS_PER_IP: count,
    ENFORCE_APP_CHECK: [
      new RegExp(`^(?:${appCheckModes.join('|')})$`),
      `one of ${appCheckModes.join(', ')}`,
    ],
  }
  return Object.entries(parameters).map(([name, value = '']): Rule => {
    const [pattern, kind] = kinds[name] ?? [/(?!)/, 'removed: the function has no such parameter']
    return [name, value, pattern.test(value), kind]
  })
}
