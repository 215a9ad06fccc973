import { apiBase, endpoints } from '@shop/contract/api'
import fc from 'fast-check'
import { anyBody } from './any-body.ts'
import type { Call } from './http.ts'

const anyHeaderText = fc.string({
  unit: fc
    .integer({ min: 33, max: 255 })
    .filter((code) => code !== 127)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
})

const otherHeaders = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Content-Encoding',
    'Cookie',
    'Host',
    'If-None-Match',
    'Origin',
    'Range',
    'X-Firebase-AppCheck',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-HTTP-Method-Override',
    'X-Request-Id',
  ),
  anyHeaderText,
  { maxKeys: 3 },
)

const anyAuthorization = (uid: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Bearer token-${uid}`) },
    anyHeaderText,
    anyHeaderText.map((text) => `Bearer ${text}`),
  )

const anyType = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ),
  },
  { weight: 1, arbitrary: anyHeaderText },
)

/** Text of characters that are valid in the request line. */
const anySegment = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
})

const known = Object.values(endpoints).flatMap((path) => [path, apiBase + path])

const anyPath = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  fc.tuple(fc.constantFrom(...known), anySegment).map(([path, rest]) => path + rest),
  anySegment.map((rest) => `/${rest}`),
)

const anyMethod = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'],
)

/** Few registrations are valid, but all deletions are. Deletions are rare, so that profiles exist. */
const documented = fc.oneof(
  { weight: 20, arbitrary: fc.constant({ method: 'POST', path: endpoints.register }) },
  { weight: 10, arbitrary: fc.constant({ method: 'POST', path: endpoints.login }) },
  { weight: 10, arbitrary: fc.constant({ method: 'GET', path: endpoints.profile }) },
  { weight: 16, arbitrary: fc.constant({ method: 'PUT', path: endpoints.profile }) },
  { weight: 1, arbitrary: fc.constant({ method: 'DELETE', path: endpoints.profile }) },
)

/** Arbitrary requests. Most are almost valid requests of one of these users. */
export const anyCall = (uids: readonly [string, ...string[]]): fc.Arbitrary<Call> =>
  fc.constantFrom(...uids).chain((uid) =>
    fc
      .record({
        line: fc.oneof(
          { weight: 3, arbitrary: documented },
          fc.record({ method: anyMethod, path: anyPath }),
        ),
        authorization: fc.option(anyAuthorization(uid), { freq: 12 }),
        type: fc.option(anyType, { freq: 12 }),
        others: otherHeaders,
        body: anyBody(uid),
      })
      .map(({ line, authorization, type, others, body }) => ({
        ...line,
        headers: {
          ...others,
          ...(authorization !== null && { Authorization: authorization }),
          ...(type !== null && { 'Content-Type': type }),
        },
        body,
      })),
  )
