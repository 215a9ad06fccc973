import { expect, test } from 'vitest'
import { installedBrowser } from './find-browser.ts'

const having =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)
const env = { PATH: '/usr/local/bin:/usr/bin' }

test('CHROME_PATH → takes precedence over PATH', () => {
  const exists = having('/opt/chrome', '/usr/bin/chromium')

  expect(installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toBe('/opt/chrome')
})

test('CHROME_PATH does not exist → error, no fallback', () => {
  const exists = having('/usr/bin/chromium')

  expect(() => installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toThrow(
    'CHROME_PATH does not exist: /opt/chrome',
  )
})

test.for(['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'])(
  '%s on the PATH → found',
  (command) => {
    expect(installedBrowser(env, having(`/usr/bin/${command}`))).toBe(`/usr/bin/${command}`)
  },
)

test('Chrome in the Applications folder of macOS → found', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

  expect(installedBrowser(env, having(chrome))).toBe(chrome)
})

test('no browser installed → undefined', () => {
  expect(installedBrowser(env, having())).toBeUndefined()
})
