import { brand } from '../../brand/brand.ts'
import { codeLength, referralPath } from '../../brand/referral-code.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersAndDigits = `${letters}0123456789`

/** Length of the id (specification, section 9). */
export const idLength = 9

/** Created in the browser, never sent or stored, so without earnings (in taka) or referrals (specification, section 3). */
export const createAffiliate = (name: string, email: string) => ({
  id: randomText(lettersAndDigits, idLength),
  name,
  email,
  referralCode: brand.referralPrefix + randomText(letters.toUpperCase(), codeLength),
  earnings: 0,
  referrals: 0,
})

export type AffiliateRecord = ReturnType<typeof createAffiliate>

/** Returns {origin}/ref/{code}, where `origin` is the page's location.origin (specification, section 9). */
export const referralLink = (origin: string, { referralCode }: AffiliateRecord) =>
  origin + referralPath(referralCode)

function randomText(alphabet: string, length: number) {
  return Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length))).join('')
}

/** Returns a random integer below `limit`. Rejects bytes that would bias `byte % limit`. */
function randomBelow(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < 256 - (256 % limit) ? byte % limit : randomBelow(limit)
}
