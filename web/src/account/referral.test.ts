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

test('code is stored → it is returned, among other cookies too, until it is removed', () => {
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

test('second code → the first one stays', () => {
  storeReferral(first)
  storeReferral(second)

  expect(storedReferral()).toBe(first)
})

test.each(['', 'x', first.toLowerCase(), `${first}Z`, '<b>'])(
  'cookie has the malformed value %j → no code, and the next one replaces it',
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
])('page on %s → cookie for 30 days, SameSite=Lax, with %j', (protocol, secure) => {
  const written = vi.spyOn(document, 'cookie', 'set')
  vi.stubGlobal('location', { protocol })

  storeReferral(first)

  expect(written.mock.calls).toEqual([
    [`referral=${first}; Max-Age=${30 * 24 * 60 * 60}; Path=/; SameSite=Lax${secure}`],
  ])
})

test('document is sandboxed → neither reading nor writing throws', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError')
  }
  // Not two spies: restoring the second would bring back the first.
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))

  storeReferral(first)
  removeReferral()

  expect(storedReferral()).toBeUndefined()
})
