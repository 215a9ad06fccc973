import { execa } from 'execa'
import { expect, test } from 'vitest'
import { EMULATOR_ENV } from './emulators.ts'

test('the emulators start without the proxies of the shell', async () => {
  const proxies = Object.fromEntries(
    ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].map((name) => [name, 'http://a']),
  )
  const env = { ...proxies, ...EMULATOR_ENV }

  const { stdout } = await execa(process.execPath, ['-p', 'Object.keys(process.env).join()'], {
    env,
    extendEnv: false,
  })

  expect(stdout).not.toMatch(/proxy/i)
})
