// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWebConfig } from './web-config.ts'

const initScript = `var firebaseConfig = { "apiKey": "fake-api-key" };
if (firebaseConfig) {
  var firebaseEmulators = {
  "auth": {
    "host": "127.0.0.1",
    "port": 9099,
    "hostAndPort": "127.0.0.1:9099"
  },
  "hosting": { "host": "127.0.0.1", "port": 5050, "hostAndPort": "127.0.0.1:5050" }
};
}`

const demo = {
  apiKey: 'fake-api-key',
  projectId: 'demo-shop',
  authDomain: 'demo-shop.firebaseapp.com',
}

function serve(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const body = answers[address]
    if (body === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: 200 }),
    )
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a production project is used as Hosting serves it, and no emulator is asked for', async () => {
  const firebase = { apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
  const asked = serve({ '/__/firebase/init.json': firebase })

  expect(await loadWebConfig()).toEqual({ firebase })

  expect(asked).toEqual(['/__/firebase/init.json'])
})

test('a demo project finds its Auth emulator in the text of init.js', async () => {
  serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })

  expect(await loadWebConfig()).toEqual({ firebase: demo, authEmulator: 'http://127.0.0.1:9099' })
})

test('the last good config serves offline', async () => {
  serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })
  const first = await loadWebConfig()

  serve({})

  expect(await loadWebConfig()).toEqual(first)
})

const planted = { firebase: { apiKey: 'planted', projectId: 'evil' }, authEmulator: 'http://evil' }

test('a kept config that somebody has planted → the served one is used and replaces it', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })

  expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'served' } })

  expect(localStorage.getItem('web-config')).toBe('{"firebase":{"apiKey":"served"}}')
})

test('a kept emulator counts for demo projects only', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({})

  expect(await loadWebConfig()).toEqual({ firebase: planted.firebase })
})

test('a storage that is full does not keep what was planted', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  await loadWebConfig()

  full.mockRestore()
  expect(localStorage.getItem('web-config')).toBeNull()
})

test('a config that does not arrive in time → the last good one', async () => {
  vi.useFakeTimers()
  localStorage.setItem('web-config', JSON.stringify({ firebase: { apiKey: 'kept' } }))
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )

  const config = loadWebConfig()
  await vi.advanceTimersByTimeAsync(8_000)

  expect(await config).toEqual({ firebase: { apiKey: 'kept' } })
  vi.useRealTimers()
})

test.each(['{', 'null', '{"firebase":{}}', '{"firebase":{"apiKey":3}}'])(
  'a kept config that reads %s is not used',
  async (kept) => {
    localStorage.setItem('web-config', kept)
    serve({ '/__/firebase/init.json': { apiKey: 'good' } })

    expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'good' } })
  },
)

test('neither kept nor served is an error', async () => {
  serve({})

  await expect(loadWebConfig()).rejects.toThrow('Failed to fetch')
})
