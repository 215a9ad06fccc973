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

test('a kept config is used at once and refreshed behind', async () => {
  localStorage.setItem('web-config', JSON.stringify({ firebase: { apiKey: 'old' } }))
  serve({ '/__/firebase/init.json': { apiKey: 'new' } })

  expect(await loadWebConfig()).toEqual({ firebase: { apiKey: 'old' } })

  await vi.waitFor(() => expect(localStorage.getItem('web-config')).toContain('new'))
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
