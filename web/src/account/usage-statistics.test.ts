import { afterEach, expect, test } from 'vitest'
import { sharesUsage, storeSharesUsage } from './usage-statistics.ts'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

const sendGlobalPrivacyControl = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })

test.each([
  [undefined, true],
  [false, true],
  [true, false],
])('no choice, Global Privacy Control %s → %s', (signal, shares) => {
  if (signal !== undefined) sendGlobalPrivacyControl(signal)
  expect(sharesUsage()).toBe(shares)
})

test.each([true, false])('the visitor chose %s → the choice counts', (choice) => {
  sendGlobalPrivacyControl(choice)
  storeSharesUsage(choice)
  expect(sharesUsage()).toBe(choice)
})
