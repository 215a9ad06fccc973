import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '../brand/brand.ts'
import { removeReferral, storedReferral, storeReferral } from './referral.ts'

const first = `${brand.referralPrefix}ABCDEF`
const second = `${brand.referralPrefix}GHIJKL`

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['referral', 'other', 'myreferral'])
    document.cookie = `${name}=; Max-Age=0; Path=/`
})

test('returns the stored code, among other cookies too, until it is removed', () => {
  expect(storedReferral()).toBeUndefined()
  document.cookie = 'other=1; Path=/'
  document.cookie = `myreferral=${second}; Path=/`
  expect(storedReferral()).toBeUndefined()

  storeReferral(first)
  expect(storedReferral()).toBe(first)

  removeReferral()
  expect(storedReferral()).toBeUndefined()
  expect(document.cookie).not.toContain(first)
})

test('keeps the first code when a second one comes', () => {
  storeReferral(first)
  storeReferral(second)

  expect(storedReferral()).toBe(first)
})

test.each(['', 'x', first.toLowerCase(), `${first}Z`, '<b>'])(
  'ignores the malformed value %j, which the next code replaces',
  (value) => {
    document.cookie = `referral=${value}; Path=/`
    expect(storedReferral()).toBeUndefined()

    storeReferral(second)

    expect(storedReferral()).toBe(second)
  },
)

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('on %s the cookie lasts 30 days, with SameSite=Lax and %j', (protocol, secure) => {
  const written = vi.spyOn(document, 'cookie', 'set')
  vi.stubGlobal('location', { protocol })

  storeReferral(first)

  expect(written.mock.calls).toEqual([
    [`referral=${first}; Max-Age=${30 * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`],
  ])
})

test('neither reading nor writing throws when the document is sandboxed', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  // Not two spies: restoring the second would bring back the first.
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbid, set: forbid }))

  storeReferral(first)
  removeReferral()

  expect(storedReferral()).toBeUndefined()
})
