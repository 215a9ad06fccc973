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
  /(?:^|[.@/])(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isPhone = (text: string) => /^\+[\d ()-]{7,}$/.test(text)

const count = { isRight: (text: string) => /^[1-9]\d*$/.test(text), kind: 'a whole number above 0' }
const mode = {
  isRight: (text: string) => appCheckModes.some((name) => name === text),
  kind: `one of ${appCheckModes.join(', ')}`,
}
/** firebase-tools does not check their values. */
const parameterKinds: Partial<Record<string, typeof count>> = {
  CALLS_PER_USER: count,
  CALLS_PER_IP: count,
  REJECTIONS_PER_IP: count,
  ENFORCE_APP_CHECK: mode,
}

/** Returns a sentence for each wrong value. */
export function valueProblems({ brand, variables, parameters }: Values): string[] {
  return [
    ...brandProblems(brand, variables['VITE_LISTED'] === 'true'),
    ...variableProblems(variables),
    ...parameterProblems(parameters),
    ...problemIf(
      parameters['ENFORCE_APP_CHECK'] === 'enforce' && !variables['VITE_APP_CHECK_KEY'],
      'The function enforces App Check, but pages have no key: set VITE_APP_CHECK_KEY.',
    ),
  ]
}

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
function brandProblems({ origin, email, phone, social }: Values['brand'], isListed: boolean) {
  const isSecure = isOrigin(origin) && origin.startsWith('https:')
  const isReal = !PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, ''))
  const homePages = social.filter((link) => isListed && profilesAmong([link]).length === 0)
  return [
    ...problemIf(
      !isSecure || RESERVED_DOMAIN.test(origin),
      `origin must be https:// and a host of yours, without a slash after it, not '${origin}'.`,
    ),
    ...problemIf(
      !isEmail(email) || RESERVED_DOMAIN.test(email),
      `email must be an address of yours, not '${email}'.`,
    ),
    ...problemIf(
      !isPhone(phone) || !isReal,
      `phone must be a number of yours with + and its country code, not '${phone}'.`,
    ),
    ...homePages.map(
      ({ network, href }) =>
        `The link to ${network} must lead to your profile, or go, not '${href}'.`,
    ),
  ].map((problem) => `web/src/brand/brand.ts: ${problem}`)
}

function parameterProblems(parameters: Values['parameters']) {
  return Object.entries(parameters).flatMap(([name, value = '']) => {
    const expected = parameterKinds[name]
    if (!expected) return [`${name} is no parameter of the function (functions/src/index.ts).`]
    return problemIf(!expected.isRight(value), `${name} must be ${expected.kind}, not '${value}'.`)
  })
}

const problemIf = (isProblem: boolean, text: string) => (isProblem ? [text] : [])
