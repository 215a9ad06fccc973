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

test('Hosting is not on this machine and the project is not a demo project → does not request init.js', async () => {
  vi.stubGlobal('location', { hostname: 'shop.example' })
  const firebase = { apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
  const requested = serve({ '/__/firebase/init.json': firebase })

  expect(await loadWebConfig()).toEqual({ firebase })

  expect(requested).toEqual(['/__/firebase/init.json'])
})

test('the environment has its own auth domain → replaces the served one, in the stored config too', async () => {
  const served = { apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
  serve({ '/__/firebase/init.json': served })
  const own = { firebase: { ...served, authDomain: 'shop.test' } }

  expect(await loadWebConfig('shop.test')).toEqual(own)

  serve({})
  expect(await loadWebConfig()).toEqual(own)
})

test.each(['127.0.0.1', 'shop.example'])(
  'a demo project at %s → reads the Auth emulator’s origin from init.js',
  async (hostname) => {
    vi.stubGlobal('location', { hostname })
    serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })

    expect(await loadWebConfig()).toEqual({ firebase: demo, authEmulator: 'http://127.0.0.1:9099' })
  },
)

test.each([
  { session: 'a session', modes: ['force-cache', 'reload'] },
  { session: 'no session', modes: ['default'] },
])('$session is stored → requests the config with the cache modes $modes', async (row) => {
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

test('the browser is offline → returns the last stored config', async () => {
  serve({ '/__/firebase/init.json': demo, '/__/firebase/init.js?useEmulator=true': initScript })
  const first = await loadWebConfig()

  serve({})

  expect(await loadWebConfig()).toEqual(first)
})

const planted = { firebase: { apiKey: 'planted', projectId: 'evil' }, authEmulator: 'http://evil' }

test('an attacker has stored a config → the served config is used and replaces it', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })

  expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'served' } })

  expect(JSON.parse(localStorage.getItem('web-config') ?? '')).toEqual({
    firebase: { apiKey: 'served' },
    origins: [expect.stringContaining('securetoken'), expect.stringContaining('identitytoolkit')],
  })
})

test('the stored config has an emulator for a project that is no demo project → ignores the emulator', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({})

  expect(await loadWebConfig()).toEqual({ firebase: planted.firebase })
})

test('storage is full → removes the stored config', async () => {
  localStorage.setItem('web-config', JSON.stringify(planted))
  serve({ '/__/firebase/init.json': { apiKey: 'served' } })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  await loadWebConfig()

  full.mockRestore()
  expect(localStorage.getItem('web-config')).toBeNull()
})

test('Hosting does not respond before the timeout → returns the last stored config', async () => {
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
  'the stored config is invalid: %s → returns the served config',
  async (stored) => {
    localStorage.setItem('web-config', stored)
    serve({ '/__/firebase/init.json': { apiKey: 'good' } })

    expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'good' } })
  },
)

test('there is neither a served nor a stored config → throws', async () => {
  serve({})

  await expect(loadWebConfig()).rejects.toThrow('Failed to fetch')
})
