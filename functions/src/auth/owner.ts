import { accountName, emptyDetails, mergedDetails } from '@shop/contract/profile'
import { unauthenticated } from '../http/api-error.ts'
import type { Content, StoredProfile } from '../profiles/stored-profile.ts'
import type { User } from './require-user.ts'

// Anybody can register another person's e-mail with a password and enter details. When the e-mail's owner
// signs in with Google, the provider keeps the uid: the profile then starts afresh (decision 0017).

export const startedBy = (
  user: User,
  { name, email }: { name: string; email: string },
): Content => ({
  ...emptyDetails,
  name,
  email,
  detailsCleared: false,
  emailVerified: user.emailVerified,
  signInMethod: user.signInMethod,
  // Somebody else may have prepared the account before a verified sign-in.
  notBefore: user.emailVerified ? user.authTime : 0,
})

/** @throws ApiError unauthenticated for a token that must not open the profile */
export function assertOwner(user: User, { owner }: StoredProfile) {
  if (user.authTime < owner.notBefore) throw unauthenticated('earlier sign-in')
  if (owner.emailVerified && !user.emailVerified) throw unauthenticated('unverified e-mail')
}

/** Whether a verified token meets a profile that an unverified one of another sign-in method has made. */
export const startsAfresh = (user: User, { owner }: StoredProfile): boolean =>
  user.emailVerified &&
  owner.emailVerified === false &&
  // Profiles from before this rule have no sign-in method. They are never emptied.
  owner.signInMethod !== '' &&
  owner.signInMethod !== user.signInMethod

/** Whether the token itself changes the profile. It always does when the profile starts afresh. */
export const isNewMark = (user: User, { owner }: StoredProfile): boolean =>
  user.emailVerified !== owner.emailVerified

/** @throws ApiError unauthenticated for a token that must not change the profile */
export function contentFor(user: User, stored: StoredProfile): Content {
  assertOwner(user, stored)
  const { profile, owner } = stored
  if (startsAfresh(user, stored)) {
    const email = user.email ?? profile.email
    const name = accountName(user.name, email)
    return { ...startedBy(user, { name, email }), detailsCleared: true }
  }
  return {
    ...mergedDetails(profile, {}),
    ...owner,
    // Empty only if somebody has edited the document.
    email: profile.email || (user.email ?? ''),
    detailsCleared: profile.detailsCleared ?? false,
    emailVerified: user.emailVerified,
  }
}
