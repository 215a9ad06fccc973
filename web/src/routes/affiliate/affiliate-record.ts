import { brand } from '../../brand/brand.ts'

/** Created in the browser and never sent (specification, section 3); `earnings` in taka. */
export type AffiliateRecord = {
  id: string
  name: string
  email: string
  referralCode: string
  earnings: number
  referrals: number
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersAndDigits = `${letters}0123456789`

/** Length of the id, and of the referral code without its prefix (specification, section 9). */
export const idLength = 9
export const codeLength = 6

export const createAffiliate = (name: string, email: string): AffiliateRecord => ({
  id: randomText(lettersAndDigits, idLength),
  name,
  email,
  referralCode: brand.referralPrefix + randomText(letters.toUpperCase(), codeLength),
  earnings: 0,
  referrals: 0,
})

/** {host}/ref/{code} (specification, section 9); `origin` is location.origin. */
export const referralLink = (origin: string, { referralCode }: AffiliateRecord) =>
  `${origin}/ref/${referralCode}`

function randomText(alphabet: string, length: number) {
  return Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length))).join('')
}

/** Rejection sampling: a byte past the last full multiple of `limit` would bias the result. */
function randomBelow(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < 256 - (256 % limit) ? byte % limit : randomBelow(limit)
}
