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

function serve(responses: Record<string, unknown>) {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    const body = responses[address]
    if (body === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: 200 }),
    )
  })
  return requested
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('does not request init.js when neither Hosting is on this machine nor the project a demo project', async () => {
  vi.stubGlobal('location', { hostname: 'shop.example' })
  const firebase = { apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
  const requested = serve({ '/__/firebase/init.json': firebase })

  expect(await loadWebConfig()).toEqual({ firebase })

  expect(requested).toEqual(['/__/firebase/init.json'])
})

test('replaces the auth domain by that of the environment, in the stored config too', async () => {
  const served = { apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
  serve({ '/__/firebase/init.json': served })
  const own = { firebase: { ...served, authDomain: 'shop.test' } }

  expect(await loadWebConfig('shop.test')).toEqual(own)

  serve({})
  expect(await loadWebConfig()).toEqual(own)
})

test.each(['127.0.0.1', 'shop.example'])(
  'reads the Auth emulator’s origin from init.js for a demo project at %s',
  async (hostname) => {
    vi.stubGlobal('location', { hostname })
    serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })

    expect(await loadWebConfig()).toEqual({ firebase: demo, authEmulator: 'http://127.0.0.1:9099' })
  },
)

test.each([
  { session: 'a session', modes: ['force-cache', 'reload'] },
  { session: 'no session', modes: ['default'] },
])('requests the config with the cache modes $modes when $session is stored', async (row) => {
  if (row.session === 'a session') localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')
  vi.stubGlobal('location', { hostname: 'shop.example' })
  const modes: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => {
    modes.push(cache)
    return Promise.resolve(Response.json({ apiKey: 'key' }))
  })

  await loadWebConfig()

  await vi.waitFor(() => expect(modes).toEqual(row.modes))
})

test('returns the last stored config when the browser is offline', async () => {
  serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })
  const first = await loadWebConfig()

  serve({})

  expect(await loadWebConfig()).toEqual(first)
})

const planted = { firebase: { apiKey: 'planted', projectId: 'evil' }, authEmulator: 'http://evil' }

test('replaces the stored config by the served one when an attacker has stored it', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })

  expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'served' } })

  expect(JSON.parse(localStorage.getItem('web-config') ?? '')).toEqual({
    firebase: { apiKey: 'served' },
    origins: [expect.stringContaining('securetoken'), expect.stringContaining('identitytoolkit')],
  })
})

test('ignores a stored emulator when the project is no demo project', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({})

  expect(await loadWebConfig()).toEqual({ firebase: planted.firebase })
})

test('removes the stored config when storage is full', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  await loadWebConfig()

  full.mockRestore()
  expect(localStorage.getItem('web-config')).toBeNull()
})

test('returns the last stored config when Hosting does not respond before the timeout', async () => {
  vi.useFakeTimers()
  localStorage.setItem('web-config', JSON.stringify({ firebase: { apiKey: 'stored' } }))
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )

  const config = loadWebConfig()
  await vi.advanceTimersByTimeAsync(8_000)

  expect(await config).toEqual({ firebase: { apiKey: 'stored' } })
  vi.useRealTimers()
})

test.each(['{', 'null', '{"firebase":{}}', '{"firebase":{"apiKey":3}}'])(
  'returns the served config when the stored one is %s',
  async (stored) => {
    localStorage.setItem('web-config', stored)
    serve({ '/__/firebase/init.json': { apiKey: 'good' } })

    expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'good' } })
  },
)

test('throws when there is neither a served nor a stored config', async () => {
  serve({})

  await expect(loadWebConfig()).rejects.toThrow('Failed to fetch')
})
