import { accountName, emptyDetails, mergedDetails } from '@shop/contract/profile'
import { unauthenticated } from '../http/api-error.ts'
import type { Content, StoredProfile } from '../profiles/stored-profile.ts'
import type { Account } from './accounts.ts'
import { isSameEmail, type User } from './require-user.ts'

// A profile belongs to a uid and an e-mail (readings, Whose e-mail it is; decision 0017). The uid alone is not
// enough: anybody can register another person's e-mail, or change an account's to it. When the e-mail's owner
// signs in with Google, the provider keeps the uid.

export const startedBy = (
  user: User,
  { name, email }: { name: string; email: string },
): Content => ({
  ...emptyDetails,
  name,
  email,
  detailsCleared: false,
  emailVerified: user.emailVerified,
  verifiedEmail: user.emailVerified ? email : '',
  signInMethod: user.signInMethod,
  // Somebody else may have prepared the account before a verified sign-in.
  notBefore: user.emailVerified ? user.authTime : 0,
})

/** Whether somebody else may have prepared the account for which a verified token registers. */
export const isPrepared = (user: User, account: Account): boolean =>
  user.emailVerified && !(account.createdAt >= user.authTime)

/** The profile has no e-mail only if somebody has edited the document. */
const hasOtherEmail = ({ email = '' }: User, { profile }: StoredProfile): boolean =>
  profile.email !== '' && !isSameEmail(profile.email, email)

/** Profiles from before this rule have no sign-in method. They are never emptied for it. */
const isOfUnverifiedOther = ({ signInMethod }: User, { owner }: StoredProfile): boolean =>
  owner.emailVerified === false && !['', signInMethod].includes(owner.signInMethod)

/** Whether this very e-mail was verified: an operator may have changed it since. */
const isVerified = ({ profile, owner }: StoredProfile): boolean =>
  owner.verifiedEmail !== '' && isSameEmail(owner.verifiedEmail, profile.email)

/** @throws ApiError unauthenticated for a token that must not open the profile */
export function assertOwner(user: User, stored: StoredProfile) {
  if (user.authTime < stored.owner.notBefore) throw unauthenticated('earlier sign-in')
  if (!user.emailVerified && (hasOtherEmail(user, stored) || isVerified(stored)))
    throw unauthenticated('unverified e-mail')
}

/** Whether a verified token meets a profile of another e-mail, or one that somebody else may have made. */
export const startsAfresh = (user: User, stored: StoredProfile): boolean =>
  user.emailVerified && (hasOtherEmail(user, stored) || isOfUnverifiedOther(user, stored))

/** Whether the token itself changes the profile: it starts it afresh, or is the first with its mark. */
export const isNewMark = (user: User, stored: StoredProfile): boolean =>
  (user.emailVerified && (startsAfresh(user, stored) || !isVerified(stored))) ||
  stored.owner.emailVerified === undefined

/** @throws ApiError unauthenticated for a token that must not change the profile */
export function contentFor(user: User, stored: StoredProfile): Content {
  assertOwner(user, stored)
  const { profile, owner } = stored
  const email = profile.email || (user.email ?? '')
  if (startsAfresh(user, stored)) {
    const own = user.email ?? email
    const name = accountName(user.name, own)
    return { ...startedBy(user, { name, email: own }), detailsCleared: true }
  }
  return {
    ...mergedDetails(profile, {}),
    ...owner,
    email,
    detailsCleared: profile.detailsCleared ?? false,
    emailVerified: user.emailVerified || owner.emailVerified === true,
    verifiedEmail: user.emailVerified ? email : owner.verifiedEmail,
  }
}
