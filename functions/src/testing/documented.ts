import assert from 'node:assert/strict'
import { apiBase, endpoints, errorStatuses, type ErrorCode } from '@shop/contract/api'
import { profileLimits, type Profile } from '@shop/contract/profile'
import * as z from 'zod'
import { fields, text } from '../text.ts'
import type { Answer, Call } from './http.ts'

type Documented = { success: readonly number[]; refusals: readonly ErrorCode[] }

const token = ['unauthenticated'] as const
const body = ['invalid-body'] as const
/** By the headers alone, whatever is called. */
const anyBody = ['too-large', 'unsupported-media-type'] as const
const owner = ['uid-mismatch', 'email-mismatch'] as const

/** What the table of the API says; limits, App Check and outages are kept out of the way. */
const calls: Record<string, Documented> = {
  [`GET ${endpoints.health}`]: { success: [200], refusals: [] },
  [`POST ${endpoints.register}`]: { success: [200, 201], refusals: [...token, ...body, ...owner] },
  [`POST ${endpoints.login}`]: {
    success: [200],
    refusals: [...token, ...body, ...owner, 'not-registered'],
  },
  [`GET ${endpoints.profile}`]: { success: [200], refusals: [...token, 'not-registered'] },
  [`PUT ${endpoints.profile}`]: { success: [200], refusals: [...token, ...body, 'not-registered'] },
}

const part = text(profileLimits.address)

/** A profile as the contract describes it, neither more nor longer. */
const profileSchema: z.ZodType<Profile> = z.strictObject({
  uid: z.string().min(1),
  name: text(profileLimits.name),
  email: z.string().min(1),
  phone: text(profileLimits.phone),
  createdAt: z.iso.datetime({ precision: 3 }),
  updatedAt: z.iso.datetime({ precision: 3 }),
  address: z.strictObject({
    street: text(profileLimits.street),
    city: part,
    state: part,
    zip: part,
    country: part,
  }),
})

const healthSchema = fields({ status: z.literal('ok'), version: z.string(), commit: z.string() })
const errorSchema = z.strictObject({ code: z.string(), message: z.string().regex(/^\S.*\.$/s) })

/** @throws ZodError when it is no profile that the API could have stored */
export const parseProfile = (profile: unknown): Profile => profileSchema.parse(profile)

/** @throws AssertionError or ZodError when the API's table does not know such an answer to such a call */
export function assertDocumented({ method, path }: Call, answer: Answer) {
  assert.equal(answer.headers['cache-control'], 'private, no-store')
  assert.match(answer.headers['x-request-id'] as string, /^[\da-f-]{36}$/)
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/)

  const endpoint = endpointOf(path)
  const known = calls[`${method} ${endpoint}`]
  if (known?.success.includes(answer.status)) {
    const schema = endpoint === endpoints.health ? healthSchema : profileSchema
    schema.parse(JSON.parse(answer.text))
    return
  }
  const isPath = Object.values<string>(endpoints).includes(endpoint)
  const otherwise = [isPath ? ('method-not-allowed' as const) : ('not-found' as const)]
  assertRefusal(method, answer, [...anyBody, ...(known?.refusals ?? otherwise)])
}

function assertRefusal(method: string, answer: Answer, refusals: readonly ErrorCode[]) {
  const statuses = refusals.map((code) => errorStatuses[code])
  if (method === 'HEAD') {
    assert(
      statuses.some((status) => status === answer.status),
      `${answer.status} to HEAD`,
    )
    return
  }
  const { code } = errorSchema.parse(JSON.parse(answer.text))
  const found = refusals.find((refusal) => refusal === code)
  assert(found, `${answer.status} ${code} is not one of ${refusals.join(', ')}`)
  assert.equal(answer.status, errorStatuses[found])
}

/** A path as routes see it: without the base, which Hosting passes on, and without the query. */
function endpointOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : pathname
}
