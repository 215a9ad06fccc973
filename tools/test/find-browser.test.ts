import { expect, test } from 'vitest'
import { installedBrowser } from './find-browser.ts'

const having =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)
const env = { PATH: '/usr/local/bin:/usr/bin' }

test('CHROME_PATH is set → takes precedence over PATH', () => {
  const exists = having('/opt/chrome', '/usr/bin/chromium')

  expect(installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toBe('/opt/chrome')
})

test('CHROME_PATH does not exist → error, no fallback', () => {
  const exists = having('/usr/bin/chromium')

  expect(() => installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toThrow(
    'CHROME_PATH does not exist: /opt/chrome',
  )
})

test('command on the PATH → is found', () => {
  expect(installedBrowser(env, having('/usr/bin/chromium'))).toBe('/usr/bin/chromium')
})

test('no browser is installed → installedBrowser returns undefined', () => {
  expect(installedBrowser(env, having())).toBeUndefined()
})
