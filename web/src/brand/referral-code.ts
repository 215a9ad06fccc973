import { referralPrefix } from './brand.ts'

/** The number of random capital letters after the prefix (specification, section 9). */
export const codeLength = 6

/** How long the browser keeps the code of a referral link, in days (specification, section 9). */
export const referralDays = 30

export const referralCode = `${referralPrefix}[A-Z]{${codeLength}}`

/** The path of a referral link, as in {host}/ref/{code} (specification, section 9). */
export const referralPath = (code: string) => `/ref/${code}`

/** Matches the path of a referral link. firebase.json rewrites it to the home page. */
export const referralPathPattern = `^${referralPath(`(${referralCode})`)}$`

export const referralCodeIn = (pathname: string): string | undefined =>
  RegExp(referralPathPattern).exec(pathname)?.[1]
