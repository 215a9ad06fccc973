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

/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

const count = { isValid: (text: string) => /^[1-9]\d*$/.test(text), kind: 'a whole number above 0' }

/** firebase-tools passes these on unchecked, and the function would reject every call. */
const parameterKinds: Partial<Record<string, typeof count>> = {
  CALLS_PER_USER: count,
  CALLS_PER_IP: count,
  REJECTIONS_PER_IP: count,
  ENFORCE_APP_CHECK: {
    isValid: (text) => appCheckModes.some((mode) => mode === text),
    kind: `one of ${appCheckModes.join(', ')}`,
  },
}

/** Returns a sentence for each wrong value. */
export function valueProblems({ brand, variables, parameters }: Values): string[] {
  const isEnforced = parameters['ENFORCE_APP_CHECK'] === 'enforce'
  return [
    ...originProblems(brand.origin),
    ...contactProblems(brand),
    ...(variables['VITE_LISTED'] === 'true' ? socialProblems(brand.social) : []),
    ...variableProblems(variables),
    ...parameterProblems(parameters),
    ...(isEnforced && !variables['VITE_APP_CHECK_KEY']
      ? ['The function enforces App Check, but pages have no key: set VITE_APP_CHECK_KEY.']
      : []),
  ]
}

function originProblems(origin: string) {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (url?.protocol !== 'https:' || url.origin !== origin) {
    return [brandProblem('origin', 'https:// and a host, without a slash after it', origin)]
  }
  return RESERVED_DOMAIN.test(url.hostname) ? [placeholder(origin)] : []
}

/** Mails and calls to the operator must not go to the demo brand's placeholders. */
function contactProblems({ email, phone }: Values['brand']) {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  const isPhone = /^\+[\d ()-]{7,}$/.test(phone)
  return [
    ...(isEmail ? [] : [brandProblem('email', 'an e-mail address', email)]),
    ...(RESERVED_DOMAIN.test(email.split('@').at(-1) ?? '') ? [placeholder(email)] : []),
    ...(isPhone ? [] : [brandProblem('phone', 'a number with + and its country code', phone)]),
    ...(PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, '')) ? [placeholder(phone)] : []),
  ]
}

function socialProblems(social: Values['brand']['social']) {
  return social
    .filter((link) => profilesAmong([link]).length === 0)
    .map(({ network, href }) =>
      brandProblem(`the link to ${network}`, 'that of your profile, or removed', href),
    )
}

function parameterProblems(parameters: Values['parameters']) {
  return Object.entries(parameters).flatMap(([name, value = '']) => {
    const expected = parameterKinds[name]
    if (!expected) return [`${name} is no parameter of the function (functions/src/index.ts).`]
    return expected.isValid(value) ? [] : [`${name} must be ${expected.kind}, not '${value}'.`]
  })
}

const brandProblem = (field: string, expected: string, value: string) =>
  `web/src/brand/brand.ts: ${field} must be ${expected}, not '${value}'.`

const placeholder = (text: string) =>
  `${text} is a placeholder: enter yours in web/src/brand/brand.ts.`
