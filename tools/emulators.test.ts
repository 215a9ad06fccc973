import { createServer } from 'node:net'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { EMULATOR_ENV, findFreeOffset, findTakenPort } from './emulators.ts'
import { portsAt } from './shop.ts'

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

test('the next free offset leaves out one with a taken port', async () => {
  const offset = await findFreeOffset(20_000)
  const { tasks } = portsAt(offset)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(tasks, '127.0.0.1', resolve))

  expect(await findTakenPort(offset)).toBe(`${tasks} (tasks)`)
  expect(await findFreeOffset(offset)).toBeGreaterThan(offset)
  server.close()
})
