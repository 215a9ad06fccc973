import { accountName } from '@shop/contract/clean-text'
import { emptyDetails, type Profile } from '@shop/contract/profile'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { GoogleAddress } from '../auth/google-address.ts'
import type { RevokeOtherSignIns } from '../auth/revoke-other-sign-ins.ts'
import { OutdatedError, type Changes, type OwnerChanges, type Profiles } from './profiles.ts'
import { isSameAddress, type User } from '../auth/require-user.ts'
import type { StoredProfile } from './stored-profile.ts'

/** `reset` replaces the user's details. `ownerChanges` change only fields that the API does not return. */
type Claim = { reset?: Changes; ownerChanges?: OwnerChanges }

/**
 * Decides what a token changes in the requested profile (docs/readings.md, 21; decision 0017). A profile
 * belongs to the owner of its verified e-mail or, once a Google sign-in has opened it, of that Google
 * account. A token with a verified e-mail resets the profile in two cases, and tokens of earlier sign-ins
 * are then rejected:
 *
 * - The profile is unverified and comes from another sign-in method. An attacker may have registered
 *   another person's e-mail with a password and entered details.
 * - The profile has another e-mail or Google account. An attacker may have set another person's
 *   e-mail on their own account.
 *
 * An unverified token cannot open a verified profile, because an attacker may have created the account
 * before the owner's first sign-in. The owner's browser refreshes such a token.
 * @throws ApiError unauthenticated for a token of an earlier sign-in, or an unverified one;
 * email-mismatch for a token with another e-mail than a profile that is never reset
 */
export function claimOf(user: User, stored: StoredProfile): Claim {
  const { owner } = stored
  const { emailVerified = false, signInMethod = '', authTime = 0, googleId } = user
  const isEarlier = authTime < owner.notBefore
  if (isEarlier || (owner.emailVerified && !emailVerified)) throw unauthenticated()
  if (!emailVerified)
    return owner.emailVerified === undefined ? { ownerChanges: { emailVerified } } : {}

  const isOtherIdentity = hasOtherIdentity(user, stored)
  // A profile without a sign-in method is older than this rule and is never reset.
  if (isOtherIdentity && !owner.signInMethod) throw new ApiError('email-mismatch')
  // A verification e-mail verifies a profile that was made with the password. An unverified profile
  // that was made with Google comes from an account linked to another person's e-mail.
  const isByPasswordAlone = owner.signInMethod === 'password' && signInMethod === 'password'
  const isPrepared = owner.signInMethod && owner.emailVerified === false && !isByPasswordAlone
  if (isPrepared || isOtherIdentity) return { reset: resetChanges(user, stored) }

  const isNewGoogle = googleId !== undefined && owner.googleId === undefined
  if (owner.emailVerified && !isNewGoogle) return {}
  return { ownerChanges: { emailVerified, ...(isNewGoogle && { googleId }) } }
}

/** Compares Google ids first, because an attacker can change the user's e-mail by a link in a mail. */
function hasOtherIdentity({ email, googleId }: User, { owner, email: storedEmail }: StoredProfile) {
  if (googleId && owner.googleId) return googleId !== owner.googleId
  return email !== undefined && !isSameAddress(email, storedEmail)
}

function resetChanges(user: User, { email: storedEmail }: StoredProfile): Changes {
  const { email = storedEmail, signInMethod, authTime = 0, googleId } = user
  const name = accountName(user.name ?? '', email)
  const owner = { signInMethod, emailVerified: true, notBefore: authTime }
  return {
    ...{ ...emptyDetails, name, email, detailsCleared: true },
    ...{ ...owner, googleId: googleId ?? '' },
  }
}

/**
 * Checks the profile that was read after the write: another request may have reset it for another owner.
 * @throws ApiError unauthenticated if the token may not open the profile
 * @throws OutdatedError if the token would reset the profile
 */
export function assertStillOwner(user: User, profile: StoredProfile) {
  if (claimOf(user, profile).reset) throw new OutdatedError()
}

/** Attempts of `retryOutdated` while other requests change the profile. */
const maxAttempts = 5

/**
 * Runs `act`, which reads the profile and writes it, and retries it when it throws an OutdatedError: in a
 * race, an attacker's write must not overwrite a reset, and a reset must not overwrite the owner's update.
 * @throws ApiError unavailable after the last attempt
 */
export async function retryOutdated<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (cause) {
      if (!(cause instanceof OutdatedError)) throw cause
      if (attempt === maxAttempts) throw new ApiError('unavailable', { cause })
    }
  }
}

/**
 * Reads the profile and runs `act` on it, with `retryOutdated`.
 * @throws ApiError not-registered without a profile
 */
export const withProfile = <Result>(
  profiles: Profiles,
  uid: string,
  act: (stored: StoredProfile) => Promise<Result>,
): Promise<Result> =>
  retryOutdated(async () => {
    const stored = await profiles.read(uid)
    if (!stored) throw new ApiError('not-registered')
    return act(stored)
  })

export type ClaimDependencies = {
  profiles: Profiles
  revokeOtherSignIns: RevokeOtherSignIns
  googleAddress: GoogleAddress
}

/**
 * Returns the user with the e-mail that `claimOf` compares. If a verified user's Google account is new to
 * the profile, this is the Google account's own e-mail, which costs one request to the auth provider.
 */
export async function provenUser(
  { googleAddress }: ClaimDependencies,
  user: User,
  owner?: StoredProfile['owner'],
): Promise<User> {
  const isNewGoogle = user.googleId !== undefined && user.googleId !== owner?.googleId
  if (!isNewGoogle || !user.emailVerified) return user
  return { ...user, email: await googleAddress(user) }
}

/** Applies what `claimOf` decides and returns the profile. A change costs a write, a reset also a read. */
export const claimedProfile = (dependencies: ClaimDependencies, user: User) =>
  withProfile(dependencies.profiles, user.uid, async (stored) => {
    const { profiles, revokeOtherSignIns } = dependencies
    const proven = await provenUser(dependencies, user, stored.owner)
    const { reset, ownerChanges } = claimOf(proven, stored)
    if (ownerChanges) await profiles.updateOwner(user.uid, ownerChanges, stored.version)
    if (!reset) return stored

    await revokeOtherSignIns(user)
    const profile = await profiles.update(user.uid, reset, stored.version)
    if (!profile) throw new ApiError('not-registered')
    assertStillOwner(proven, profile)
    return profile
  })

/** Returns only what API responses contain of the profile. */
export function withoutOwner(stored: StoredProfile): Profile {
  const profile: Profile & Partial<Pick<StoredProfile, 'owner' | 'version'>> = { ...stored }
  delete profile.owner
  delete profile.version
  return profile
}
