import { expect, test } from 'vitest'
import { installedBrowser } from './find-browser.ts'

const having =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)
const env = { PATH: '/usr/local/bin:/usr/bin' }

test('CHROME_PATH comes first', () => {
  const exists = having('/opt/chrome', '/usr/bin/chromium')

  expect(installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toBe('/opt/chrome')
})

test('a CHROME_PATH that leads nowhere is an error, not a reason to take another', () => {
  const exists = having('/usr/bin/chromium')

  expect(() => installedBrowser({ ...env, CHROME_PATH: '/opt/chrome' }, exists)).toThrow(
    'CHROME_PATH names no file: /opt/chrome',
  )
})

test.for(['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'])(
  "the system's %s is found on the PATH",
  (command) => {
    expect(installedBrowser(env, having(`/usr/bin/${command}`))).toBe(`/usr/bin/${command}`)
  },
)

test('Chrome is found on a Mac', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

  expect(installedBrowser(env, having(chrome))).toBe(chrome)
})

test('there may be none', () => {
  expect(installedBrowser(env, having())).toBeUndefined()
})
