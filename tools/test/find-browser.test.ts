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

test.for(['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'])(
  'command %s is on the PATH → is found',
  (command) => {
    expect(installedBrowser(env, having(`/usr/bin/${command}`))).toBe(`/usr/bin/${command}`)
  },
)

test('Chrome is in the Applications folder of macOS → is found', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

  expect(installedBrowser(env, having(chrome))).toBe(chrome)
})

test('no browser is installed → installedBrowser returns undefined', () => {
  expect(installedBrowser(env, having())).toBeUndefined()
})
