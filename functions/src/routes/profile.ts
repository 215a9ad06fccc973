import { profileLimits } from '@shop/contract/profile'
import { ApiError } from '../api-error.ts'
import { claimOf, claimProfile, withoutOwner } from '../claim-profile.ts'
import type { Profiles } from '../profiles.ts'
import { readBody } from '../read-body.ts'
import type { UserHandler } from '../require-user.ts'
import { fields, text } from '../text.ts'

const addressPart = text(profileLimits.address).exactOptional()

const profileUpdate = fields({
  name: text(profileLimits.name).optional(),
  phone: text(profileLimits.phone).optional(),
  address: fields({
    street: text(profileLimits.street).exactOptional(),
    city: addressPart,
    state: addressPart,
    zip: addressPart,
    country: addressPart,
  }).optional(),
})

/** GET /auth/profile (specification, section 7). */
export const readProfile =
  (profiles: Profiles): UserHandler =>
  async (user, _request, response) => {
    const profile = await profiles.read(user.uid)
    if (!profile) throw new ApiError('not-registered')
    response.json(withoutOwner(await claimProfile(profiles, user, profile)))
  }

/** PUT /auth/profile (specification, section 7). */
export const updateProfile =
  (profiles: Profiles): UserHandler =>
  async (user, request, response) => {
    const changes = await readBody(request, profileUpdate)

    const stored = await profiles.read(user.uid)
    if (!stored) throw new ApiError('not-registered')
    const { reset, mark } = claimOf(user, stored)

    const profile = await profiles.update(user.uid, {
      ...mark,
      ...(stored.detailsCleared && { detailsCleared: false }),
      ...reset,
      ...changes,
      address: { ...reset?.address, ...changes.address },
    })
    if (!profile) throw new ApiError('not-registered')
    response.json(withoutOwner(profile))
  }
