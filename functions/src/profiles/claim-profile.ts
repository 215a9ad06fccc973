import { accountName } from '@shop/contract/clean-text'
import { emptyDetails, type Profile } from '@shop/contract/profile'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { GoogleAddress } from '../auth/google-address.ts'
import type { KeepOnlySignIn } from '../auth/keep-only-sign-in.ts'
import { OutdatedError, type Changes, type Mark, type Profiles } from './profiles.ts'
import { isSameAddress, type User } from '../auth/require-user.ts'
import type { StoredProfile } from './stored-profile.ts'

/** `reset` replaces the user's texts, `mark` is noted without the user seeing a change. */
type Claim = { reset?: Changes; mark?: Mark }

/**
 * What a token changes in the profile that it asks for (reading 21, decision 0017). A profile belongs
 * to the owner of a verified address, or of the Google account that has proved to be the owner's. It
 * starts afresh, and tokens of earlier sign-ins are refused from then on, when a verified token
 *
 * - of another sign-in method meets a profile that an unverified one made: somebody may have
 *   registered another person's address with a password and entered details;
 * - has another address or Google account than the profile: somebody may have given another person's
 *   address to an account of their own.
 *
 * Once a profile is verified, an unverified token does not open it: it is of an account prepared
 * before its owner came, or is renewed by its owner's browser.
 * @throws ApiError unauthenticated for a token of an earlier sign-in, or an unverified one;
 * email-mismatch for one of another address than a profile that is never emptied
 */
export function claimOf(user: User, stored: StoredProfile): Claim {
  const { owner } = stored
  const { emailVerified = false, signInMethod = '', authTime = 0, googleId } = user
  const isEarlier = authTime < owner.notBefore
  if (isEarlier || (owner.emailVerified && !emailVerified)) throw unauthenticated()
  if (!emailVerified) return owner.emailVerified === undefined ? { mark: { emailVerified } } : {}

  const isMoved = hasMoved(user, stored)
  // One stored without a method is older than this rule and never emptied.
  if (isMoved && !owner.signInMethod) throw new ApiError('email-mismatch')
  // The link of a mail verifies a password's own profile; an unverified one by Google belongs to an
  // account linked to another's address.
  const isByPasswordAlone = owner.signInMethod === 'password' && signInMethod === 'password'
  const isPrepared = owner.signInMethod && owner.emailVerified === false && !isByPasswordAlone
  if (isPrepared || isMoved) return { reset: afresh(user, stored) }

  const isNewGoogle = googleId !== undefined && owner.googleId === undefined
  if (owner.emailVerified && !isNewGoogle) return {}
  return { mark: { emailVerified, ...(isNewGoogle && { googleId }) } }
}

/** The address of a Google account's user changes by a mail's link too, which the owner may not have asked for. */
function hasMoved({ email, googleId }: User, { owner, email: storedEmail }: StoredProfile) {
  if (googleId && owner.googleId) return googleId !== owner.googleId
  return email !== undefined && !isSameAddress(email, storedEmail)
}

function afresh(user: User, { email: storedEmail }: StoredProfile): Changes {
  const { email = storedEmail, signInMethod, authTime = 0, googleId } = user
  const name = accountName(user.name ?? '', email)
  const owner = { signInMethod, emailVerified: true, notBefore: authTime }
  return {
    ...{ ...emptyDetails, name, email, detailsCleared: true },
    ...{ ...owner, googleId: googleId ?? '' },
  }
}

/**
 * Before a profile that was read after the decision is answered: it may be another's by now.
 * @throws ApiError unauthenticated for a token that does not open it; OutdatedError where it starts afresh
 */
export function checkStillOwn(user: User, profile: StoredProfile) {
  if (claimOf(user, profile).reset) throw new OutdatedError()
}

/** How often a decision is taken again because another call has changed the profile meanwhile. */
const mostAttempts = 5

/**
 * Does with the profile what is decided by what is stored, anew where `act` throws an OutdatedError:
 * an attacker's change may not land on a profile that starts afresh, nor the other way round.
 * @throws ApiError not-registered without a profile, unavailable where it changes all the time
 */
export async function withProfile<Result>(
  profiles: Profiles,
  uid: string,
  act: (stored: StoredProfile) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const stored = await profiles.read(uid)
    if (!stored) throw new ApiError('not-registered')
    try {
      return await act(stored)
    } catch (cause) {
      if (!(cause instanceof OutdatedError)) throw cause
      if (attempt === mostAttempts) throw new ApiError('unavailable', { cause })
    }
  }
}

export type ClaimDependencies = {
  profiles: Profiles
  keepOnlySignIn: KeepOnlySignIn
  googleAddress: GoogleAddress
}

/**
 * The user with the address that is proven: of a Google account that is new to the profile it is that
 * account's own. Costs a call to the provider then.
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

/** The user's profile after its claim, which costs one write and one read where it changes something. */
export const claimedProfile = (parts: ClaimDependencies, user: User) =>
  withProfile(parts.profiles, user.uid, async (stored) => {
    const { profiles, keepOnlySignIn } = parts
    const proven = await provenUser(parts, user, stored.owner)
    const { reset, mark } = claimOf(proven, stored)
    if (mark) await profiles.mark(user.uid, mark, stored.version)
    if (!reset) return stored

    await keepOnlySignIn(user)
    const profile = await profiles.update(user.uid, reset, stored.version)
    if (!profile) throw new ApiError('not-registered')
    checkStillOwn(proven, profile)
    return profile
  })

/** As the API answers it. */
export function withoutOwner(stored: StoredProfile): Profile {
  const profile: Profile & Partial<Pick<StoredProfile, 'owner' | 'version'>> = { ...stored }
  delete profile.owner
  delete profile.version
  return profile
}
