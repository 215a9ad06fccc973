import assert from 'node:assert/strict'
import { apiBase, endpoints, errorStatuses, type ErrorCode } from '@shop/contract/api'
import { profileFields, type Profile } from '@shop/contract/profile'
import * as v from 'valibot'
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

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const present = v.pipe(v.string(), v.nonEmpty())

/** A profile within the limits of the contract. */
const profileSchema = v.strictObject({
  ...profileFields,
  uid: present,
  email: present,
  createdAt: time,
  updatedAt: time,
})

const healthSchema = v.object({
  status: v.literal('ok'),
  version: v.string(),
  commit: v.string(),
})
const errorSchema = v.strictObject({
  code: v.string(),
  message: v.pipe(v.string(), v.regex(/^\S.*\.$/s)),
})

/** @throws AssertionError or ValiError when it is no profile that the API could have stored */
export function parseProfile(profile: unknown): Profile {
  const parsed = v.parse(profileSchema, profile)
  // Neither more nor longer, within groups too.
  assert.deepEqual(parsed, profile)
  return parsed
}

/** @throws AssertionError or ValiError when the API's table does not know such an answer to such a call */
export function assertDocumented({ method, path }: Call, answer: Answer) {
  assert.equal(answer.headers['cache-control'], 'private, no-store')
  assert.match(answer.headers['x-request-id'] as string, /^[\da-f-]{36}$/)
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/)

  const endpoint = endpointOf(path)
  const known = calls[`${method} ${endpoint}`]
  if (known?.success.includes(answer.status)) {
    const body: unknown = JSON.parse(answer.text)
    if (endpoint === endpoints.health) v.parse(healthSchema, body)
    else parseProfile(body)
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
  const { code } = v.parse(errorSchema, JSON.parse(answer.text))
  const found = refusals.find((refusal) => refusal === code)
  assert(found, `${answer.status} ${code} is not one of ${refusals.join(', ')}`)
  assert.equal(answer.status, errorStatuses[found])
}

/** A path as routes see it: without the base, which Hosting passes on, and without the query. */
function endpointOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : pathname
}
