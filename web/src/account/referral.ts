import { referralCode, referralDays } from '../brand/referral-code.ts'

// The cookie is read in the browser only: Hosting removes it from requests (readings, Referral links).

const name = 'referral'

export function storedReferral(): string | undefined {
  try {
    return RegExp(`(?:^|; )${name}=(${referralCode})(?:;|$)`).exec(document.cookie)?.[1]
  } catch {
    return undefined // A sandboxed document has no cookies.
  }
}

/** Stores the code, unless the browser already has one: the first referral link wins. */
export function storeReferral(code: string) {
  if (storedReferral() === undefined) write(code, referralDays * 24 * 60 * 60)
}

export const removeReferral = () => write('', 0)

/** @param maxAge in seconds; 0 removes the cookie. Safari limits it to seven days. */
function write(value: string, maxAge: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  } catch {
    // A sandboxed document has no cookies.
  }
}
