import { afterEach, expect, test, vi } from 'vitest'
import { sharesUsage, storeSharesUsage } from './usage-statistics.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const sendGlobalPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

test.each([
  [undefined, true],
  [false, true],
  [true, false],
])('without a choice, Global Privacy Control %s means sharing %s', (signal, shares) => {
  if (signal !== undefined) sendGlobalPrivacyControl(signal)
  expect(sharesUsage()).toBe(shares)
})

test.each([true, false])(
  'obeys the choice %s of the visitor, whatever the browser sends',
  (choice) => {
    sendGlobalPrivacyControl(choice)
    storeSharesUsage(choice)
    expect(sharesUsage()).toBe(choice)
  },
)

test('a script of Google Analytics that has loaded obeys a new choice', () => {
  expect(storeSharesUsage(false, 'G-1')).toBe(true)
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)

  storeSharesUsage(true, 'G-1')
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(false)
  Reflect.deleteProperty(window, 'ga-disable-G-1')
})

test('returns false when the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  expect(storeSharesUsage(false)).toBe(false)
})
