import { brand } from '../../brand/brand.ts'
import { codeLength, isReferralCode, referralPath } from '../../brand/referral-code.ts'
import { fieldOf, parseJson } from '../../browser/json.ts'
import { sessionStore } from '../../browser/storage.ts'

/** An affiliate: created in the browser, never sent (specification, section 3). `earnings` is in taka. */
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

/** Length of the id (specification, section 9). */
export const idLength = 9

const idFormat = new RegExp(`^[${lettersAndDigits}]{${idLength}}$`)

export const createAffiliate = (name: string, email: string) =>
  affiliate({
    id: randomText(lettersAndDigits, idLength),
    name,
    email,
    referralCode: brand.referralPrefix + randomText(letters.toUpperCase(), codeLength),
  })

/** Earnings and referrals stay 0, because nothing is sent (specification, section 3). */
const affiliate = (
  values: Pick<AffiliateRecord, 'id' | 'name' | 'email' | 'referralCode'>,
): AffiliateRecord => ({ ...values, earnings: 0, referrals: 0 })

const storageKey = 'affiliate'

/** Stores the record for this tab, so that it survives a reload. It is stored nowhere else. */
export function storeAffiliate(record: AffiliateRecord) {
  sessionStore.write(storageKey, JSON.stringify(record))
}

/** Returns the record of this tab; undefined if there is none, or if it is invalid. */
export function storedAffiliate(): AffiliateRecord | undefined {
  const stored = parseJson(sessionStore.read(storageKey))
  const text = (name: keyof AffiliateRecord) => {
    const value = fieldOf(stored, name)
    return typeof value === 'string' ? value : ''
  }
  const record = affiliate({
    id: text('id'),
    name: text('name'),
    email: text('email'),
    referralCode: text('referralCode'),
  })
  return idFormat.test(record.id) && isReferralCode(record.referralCode) ? record : undefined
}

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
