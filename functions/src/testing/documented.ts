import assert from 'node:assert/strict'
import { apiBase, endpoints, errorStatuses, type ErrorCode } from '@shop/contract/api'
import { profileFields, type Profile } from '@shop/contract/profile'
import * as v from 'valibot'
import type { Call, Reply } from './http.ts'

type Documented = { success: readonly number[]; rejections: readonly ErrorCode[] }

const token = ['unauthenticated'] as const
const body = ['invalid-body'] as const
/** Errors of any endpoint, which the API finds by the headers alone. */
const anyRequest = ['too-large', 'unsupported-media-type'] as const
const owner = ['uid-mismatch', 'email-mismatch'] as const

/**
 * The documented responses of each call. The fuzz tests have no rate limits, App Check or outages, and
 * only recent sign-ins.
 */
const calls: Record<string, Documented> = {
  [`GET ${endpoints.health}`]: { success: [200], rejections: [] },
  [`POST ${endpoints.register}`]: {
    success: [200, 201],
    rejections: [...token, ...body, ...owner],
  },
  [`POST ${endpoints.login}`]: {
    success: [200],
    rejections: [...token, ...body, ...owner, 'not-registered'],
  },
  [`GET ${endpoints.profile}`]: { success: [200], rejections: [...token, 'not-registered'] },
  [`PUT ${endpoints.profile}`]: {
    success: [200],
    rejections: [...token, ...body, 'not-registered'],
  },
  [`DELETE ${endpoints.profile}`]: { success: [204], rejections: token },
}

const noContent = 204

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const present = v.pipe(v.string(), v.nonEmpty())

/** The schema of a profile, with the limits of the contract. */
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

/** @throws AssertionError or ValiError when the profile is invalid or has unknown fields */
export function parseProfile(profile: unknown): Profile {
  const parsed = v.parse(profileSchema, profile)
  // Unknown fields in groups fail here, because `object` removes them.
  assert.deepEqual(parsed, profile)
  return parsed
}

/** @throws AssertionError or ValiError when the API does not document this response to this request */
export function assertDocumented({ method, path }: Call, reply: Reply) {
  assert.equal(reply.headers['cache-control'], 'private, no-store')
  assert.match(reply.headers['x-request-id'] as string, /^[\da-f-]{36}$/)

  const endpoint = endpointOf(path)
  const known = calls[`${method} ${endpoint}`]
  if (reply.status === noContent && known?.success.includes(noContent)) {
    assert.equal(reply.text, '')
    return
  }
  assert.match(reply.headers['content-type'] ?? '', /^application\/json/)
  if (known?.success.includes(reply.status)) {
    const body: unknown = JSON.parse(reply.text)
    if (endpoint === endpoints.health) v.parse(healthSchema, body)
    else parseProfile(body)
    return
  }
  const isPath = Object.values<string>(endpoints).includes(endpoint)
  const otherwise = [isPath ? ('method-not-allowed' as const) : ('not-found' as const)]
  assertRejection(method, reply, [...anyRequest, ...(known?.rejections ?? otherwise)])
}

function assertRejection(method: string, reply: Reply, rejections: readonly ErrorCode[]) {
  const statuses = rejections.map((code) => errorStatuses[code])
  if (method === 'HEAD') {
    assert(
      statuses.some((status) => status === reply.status),
      `${reply.status} to HEAD`,
    )
    return
  }
  const { code } = v.parse(errorSchema, JSON.parse(reply.text))
  const found = rejections.find((rejection) => rejection === code)
  assert(found, `${reply.status} ${code} is not one of ${rejections.join(', ')}`)
  assert.equal(reply.status, errorStatuses[found])
}

/** Returns the path as the routes match it: without the base path and the query. */
function endpointOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.startsWith(`${apiBase}/`) ? pathname.slice(apiBase.length) : pathname
}
