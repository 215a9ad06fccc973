import { readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDetails, profileFields } from '@shop/contract/profile'
import { callApi, foreign, tokenWith, baseUrls, type ApiResponse } from './support/api.ts'
import { root } from './support/environment.ts'
import {
  accountsOf,
  addPassword,
  changeEmail,
  deleteAccount,
  disableAccount,
  enableAccount,
  newCustomer,
  newIdentity,
  newPerson,
  revokeTokens,
  setPassword,
  signedInAgain,
  signedInWithGoogle,
  verifyEmail,
  type Identity,
} from './support/people.ts'
import { expect, test } from './support/test.ts'

const fields = { ...profileFields, ...profileFields.address.entries }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Matches a stack trace, as text or HTML. */
const stack = /\bat .+[:/]\d+|node_modules|\.[cm]?js\b/

/** Expects the headers of the function's responses, and no stack trace. */
function expectHeaders({ headers, text }: ApiResponse) {
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(headers.get('X-Request-Id')).toMatch(uuid)
  expect(headers.get('Content-Type')).toContain('application/json')
  expect(text).not.toMatch(stack)
}

/** Expects an error body with exactly a code and a message. */
function expectError(response: ApiResponse, status: number, code: string) {
  expect(response, response.text).toMatchObject({ status, body: { code } })
  expect(Object.keys(response.body as object).sort()).toEqual(['code', 'message'])
  expect((response.body as { message: string }).message).toMatch(/^\S.*\.$/)
  expectHeaders(response)
}

const registrationOf = ({ email, password, name, uid: firebaseUid }: Identity) => ({
  email,
  password,
  name,
  firebaseUid,
})

const { version: functionVersion } = JSON.parse(
  readFileSync(path.join(root, 'functions/package.json'), 'utf8'),
) as { version: string }

for (const { name: baseName, base } of baseUrls) {
  const api = (method: string, path: string, call?: Parameters<typeof callApi>[3]) =>
    callApi(base, method, path, call)

  test.describe(baseName, () => {
    test('GET /health without a token → 200 with status, version and commit', async () => {
      const response = await api('GET', '/health')

      expectHeaders(response)
      expect(response).toMatchObject({
        status: 200,
        body: {
          status: 'ok',
          version: functionVersion,
          commit: expect.stringMatching(/^[\da-f]{7,40}$|^unknown$/),
        },
      })
    })

    test('first registration → 201; second registration, login and GET → 200 with the same profile', async () => {
      const ada = await newIdentity()
      const registration = registrationOf(ada)

      const first = await api('POST', '/auth/register', { token: ada.idToken, body: registration })
      const second = await api('POST', '/auth/register', {
        token: ada.idToken,
        body: { ...registration, name: 'Somebody Else' },
      })
      const login = await api('POST', '/auth/login', {
        token: ada.idToken,
        body: { email: ada.email, firebaseUid: ada.uid },
      })
      const profile = await api('GET', '/auth/profile', { token: ada.idToken })

      expect([first.status, second.status, login.status, profile.status]).toEqual([
        201, 200, 200, 200,
      ])
      for (const response of [first, second, login, profile]) expectHeaders(response)
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(first.body, 'phone and address parts are "" until set').toEqual({
        ...emptyDetails,
        uid: ada.uid,
        name: ada.name,
        email: ada.email,
        createdAt: time,
        updatedAt: time,
      })
      for (const { body } of [second, login, profile]) expect(body).toEqual(first.body)
    })

    test('PUT → changes only the fields in its body; email, uid and createdAt never change', async () => {
      const { idToken: token, name, email, uid } = await newCustomer()
      const before = await api('GET', '/auth/profile', { token })

      const phone = await api('PUT', '/auth/profile', {
        token,
        body: { phone: '+880 1711-000000' },
      })
      const city = await api('PUT', '/auth/profile', {
        token,
        body: { address: { city: 'Dhaka' }, isAdmin: true },
      })
      const drops = await api('PUT', '/auth/profile', {
        token,
        body: { notifications: { drops: true } },
      })
      const fixed = await api('PUT', '/auth/profile', {
        token,
        body: { email: 'eve@example.com', uid: 'eve', createdAt: '1999-01-01T00:00:00.000Z' },
      })
      const after = await api('GET', '/auth/profile', { token })

      for (const response of [phone, city, drops, fixed]) {
        expectHeaders(response)
        expect(response.status).toBe(200)
      }
      const { createdAt } = before.body as { createdAt: string }
      expect(after.body).toEqual({
        ...emptyDetails,
        uid,
        name,
        email,
        phone: '+880 1711-000000',
        createdAt,
        updatedAt: expect.any(String),
        address: { ...emptyDetails.address, city: 'Dhaka' },
        notifications: { ...emptyDetails.notifications, drops: true },
      })
      expect(fixed.body).toEqual(after.body)
    })

    test('PUT with empty strings → 200, the fields are empty', async () => {
      const { idToken: token } = await newCustomer()
      const empty = { street: '', city: '', state: '', zip: '', country: '' }

      const response = await api('PUT', '/auth/profile', {
        token,
        body: { name: '', phone: '', address: empty },
      })

      expect(response).toMatchObject({ status: 200, body: { name: '', phone: '', address: empty } })
    })

    test('concurrent PUTs of different fields → all fields are stored', async () => {
      const { idToken: token } = await newCustomer()
      const changes = [
        { name: 'Ada Karim' },
        { phone: '017' },
        { address: { city: 'Sylhet' } },
        { address: { zip: '3100' } },
      ]

      const responses = await Promise.all(
        changes.map((body) => api('PUT', '/auth/profile', { token, body })),
      )

      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { body } = await api('GET', '/auth/profile', { token })
      expect(body).toMatchObject({
        name: 'Ada Karim',
        phone: '017',
        address: { city: 'Sylhet', zip: '3100', street: '', country: emptyDetails.address.country },
      })
    })

    test('repeated PUT → returns the same profile except updatedAt', async () => {
      const { idToken: token } = await newCustomer()
      const body = { name: 'Ada Karim', address: { city: 'Dhaka', zip: '' } }

      const first = await api('PUT', '/auth/profile', { token, body })
      const again = await Promise.all([
        api('PUT', '/auth/profile', { token, body }),
        api('PUT', '/auth/profile', { token, body }),
      ])
      const after = await api('GET', '/auth/profile', { token })

      for (const response of [...again, after]) {
        expect(response).toMatchObject({ status: 200 })
        expect(response.body).toEqual({ ...(first.body as object), updatedAt: expect.any(String) })
      }
    })

    test('token of a deleted or disabled account → 401', async () => {
      const deleted = await newCustomer()
      const disabled = await newIdentity()
      await deleteAccount(deleted.uid)
      await disableAccount(disabled.uid)

      const change = await api('PUT', '/auth/profile', {
        token: deleted.idToken,
        body: { name: 'Eve' },
      })
      const registration = await api('POST', '/auth/register', {
        token: disabled.idToken,
        body: registrationOf(disabled),
      })

      expectError(change, 401, 'unauthenticated')
      expectError(registration, 401, 'unauthenticated')
    })

    test('token is missing, malformed, expired or of another project → 401', async () => {
      const { idToken: token } = await newCustomer()
      const gone = await newIdentity()
      const now = Math.floor(Date.now() / 1000)
      const bad: Record<string, string>[] = [
        {},
        { Authorization: '' },
        { Authorization: 'Bearer' },
        { Authorization: token },
        { Authorization: `Basic ${token}` },
        { Authorization: `Bearer ${token} ${token}` },
        { Authorization: 'Bearer undefined' },
        { Authorization: `Bearer ${token.slice(0, 40)}` },
        { Authorization: `Bearer ${'x'.repeat(6_000)}` },
        { Authorization: `Bearer ${tokenWith(token, { iat: now - 7200, exp: now - 3600 })}` },
        { Authorization: `Bearer ${tokenWith(token, foreign)}` },
        {
          Authorization: `Bearer ${tokenWith(gone.idToken, { sub: 'nobody', user_id: 'nobody' })}`,
        },
      ]
      const calls = [
        ['GET', '/auth/profile', undefined],
        ['PUT', '/auth/profile', {}],
        ['POST', '/auth/login', {}],
        ['POST', '/auth/register', {}],
        ['DELETE', '/auth/profile', undefined],
      ] as const

      for (const headers of bad) {
        expectError(await api('GET', '/auth/profile', { headers }), 401, 'unauthenticated')
      }
      for (const [method, path, body] of calls) {
        expectError(await api(method, path, { body }), 401, 'unauthenticated')
      }
    })

    test('body has the uid or e-mail of another user → 403; the e-mail’s case is ignored', async () => {
      const ada = await newIdentity()
      const eve = await newIdentity()
      const token = ada.idToken
      const mine = registrationOf(ada)

      for (const path of ['/auth/register', '/auth/login']) {
        const uid = await api('POST', path, { token, body: { ...mine, firebaseUid: eve.uid } })
        const email = await api('POST', path, { token, body: { ...mine, email: eve.email } })
        expectError(uid, 403, 'uid-mismatch')
        expectError(email, 403, 'email-mismatch')
      }
      const body = { ...mine, email: ada.email.toUpperCase() }
      expect((await api('POST', '/auth/register', { token, body })).status).toBe(201)
      expectError(await api('GET', '/auth/profile', { token: eve.idToken }), 404, 'not-registered')
    })

    test('invalid field → 400, the message begins with the name of the first invalid field', async () => {
      const ada = await newIdentity()
      const registration = registrationOf(ada)
      const tooLong = ({ max }: { max: number }) => 'x'.repeat(max + 1)
      const registrations: [string, object][] = [
        ['email', { ...registration, email: '' }],
        ['email', { ...registration, email: 7 }],
        ['email', { password: 'x' }],
        ['password', { ...registration, password: null }],
        ['name', { ...registration, name: '' }],
        ['name', { ...registration, name: tooLong(fields.name) }],
        ['name', { ...registration, name: ['Ada'] }],
        ['name', { ...registration, name: { toString: 'Ada' } }],
        ['name', { ...registration, name: 'half a character \ud83d' }],
        ['firebaseUid', { ...registration, firebaseUid: '' }],
        ['firebaseUid', { ...registration, firebaseUid: { $ne: '' } }],
        ['The body', []],
      ]
      const updates: [string, object][] = [
        ['name', { name: true }],
        ['name', { name: tooLong(fields.name) }],
        ['phone', { phone: 8801 }],
        ['phone', { phone: tooLong(fields.phone) }],
        ['phone', { phone: null }],
        ['address', { address: 'Dhaka' }],
        ['address', { address: null }],
        ['address', { address: ['Dhaka'] }],
        ['address.street', { address: { street: tooLong(fields.street) } }],
        ['address.city', { address: { city: {} } }],
        ['address.state', { address: { state: tooLong(fields.state) } }],
        ['address.zip', { address: { zip: 1207 } }],
        ['address.country', { address: { country: tooLong(fields.country) } }],
        ['notifications', { notifications: ['orders'] }],
        ['notifications.orders', { notifications: { orders: 'true' } }],
        ['name', { name: 1, phone: 2 }],
        ['The body', []],
      ]
      const names = (response: ApiResponse, field: string) => {
        expectError(response, 400, 'invalid-body')
        expect((response.body as { message: string }).message).toMatch(RegExp(`^${field} `))
      }

      for (const [field, body] of registrations) {
        names(await api('POST', '/auth/register', { token: ada.idToken, body }), field)
      }
      const { idToken: token } = await newCustomer()
      const before = await api('GET', '/auth/profile', { token })
      for (const [field, body] of updates) {
        names(await api('PUT', '/auth/profile', { token, body }), field)
      }
      names(await api('POST', '/auth/login', { token, body: { firebaseUid: 'x' } }), 'email')
      expect(await api('GET', '/auth/profile', { token })).toMatchObject({ body: before.body })
    })

    test('fields of the maximum length → stored', async () => {
      const { idToken: token } = await newCustomer()
      const body = {
        name: '💪'.repeat(fields.name.max),
        phone: '0'.repeat(fields.phone.max),
        address: {
          street: 'ঢ'.repeat(fields.street.max),
          city: 'c'.repeat(fields.city.max),
          state: 's'.repeat(fields.state.max),
          zip: 'z'.repeat(fields.zip.max),
          country: 'b'.repeat(fields.country.max),
        },
      }

      expect(await api('PUT', '/auth/profile', { token, body })).toMatchObject({
        status: 200,
        body,
      })
      expect(await api('GET', '/auth/profile', { token })).toMatchObject({ status: 200, body })
    })

    test('user without a profile → 404 not-registered', async () => {
      const { idToken: token, email, uid: firebaseUid } = await newIdentity()

      expectError(await api('GET', '/auth/profile', { token }), 404, 'not-registered')
      expectError(
        await api('PUT', '/auth/profile', { token, body: { phone: '1' } }),
        404,
        'not-registered',
      )
      expectError(await api('PUT', '/auth/profile', { token, body: {} }), 404, 'not-registered')
      expectError(
        await api('POST', '/auth/login', { token, body: { email, firebaseUid } }),
        404,
        'not-registered',
      )
    })

    test('unknown path → 404 not-found', async () => {
      const others = [
        '/nothing',
        '/auth',
        '/auth/profile/more',
        '/auth//profile',
        '/AUTH/profile',
        '/users/ada',
        '/__proto__',
        '/auth/constructor',
        `/${'long/'.repeat(300)}`,
      ]
      for (const path of others) expectError(await api('GET', path), 404, 'not-found')
      expectError(await api('POST', '/orders', { body: {} }), 404, 'not-found')
    })

    test('unsupported method → 405 with Allow', async () => {
      const refused = [
        ['GET', '/auth/register', 'POST'],
        ['GET', '/auth/login', 'POST'],
        ['DELETE', '/auth/login', 'POST'],
        ['DELETE', '/auth/register', 'POST'],
        ['POST', '/auth/profile', 'GET, PUT, DELETE'],
        ['PATCH', '/auth/profile', 'GET, PUT, DELETE'],
        ['POST', '/health', 'GET'],
        ['OPTIONS', '/auth/profile', 'GET, PUT, DELETE'],
      ] as const
      for (const [method, path, allowed] of refused) {
        const response = await api(method, path)
        expectError(response, 405, 'method-not-allowed')
        expect(response.headers.get('Allow')).toBe(allowed)
      }
    })

    test('body above 16 kB → 413', async () => {
      const { idToken: token } = await newCustomer()
      const padded = (bytes: number) => {
        const empty = JSON.stringify({ phone: '1', padding: '' })
        return JSON.stringify({ phone: '1', padding: 'x'.repeat(bytes - empty.length) })
      }
      const put = (body: string) => api('PUT', '/auth/profile', { token, body })

      expect((await put(padded(16 * 1024))).status).toBe(200)
      expectError(await put(padded(16 * 1024 + 1)), 413, 'too-large')
      expectError(await put(padded(1_000_000)), 413, 'too-large')
      const registration = { token, body: padded(1_000_000) }
      expectError(await api('POST', '/auth/register', registration), 413, 'too-large')
      expectError(await api('POST', '/auth/login', registration), 413, 'too-large')
    })

    test('content type other than JSON → 415', async () => {
      const { idToken: token } = await newCustomer()
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'image/png']

      for (const type of types) {
        const body = { token, headers: { 'Content-Type': type }, body: '{"phone":"1"}' }
        expectError(await api('PUT', '/auth/profile', body), 415, 'unsupported-media-type')
      }
    })

    test('name in any script → stored unchanged; name with control characters → 400', async () => {
      const { idToken: token } = await newCustomer()
      const names = [
        'রহিমা খাতুন',
        'Zoë Ångström-Łukasiewicz',
        '👩🏽‍🦰💪🏿 Ada 🇧🇩',
        'مريم',
        '李小龍',
        '<script>alert(1)</script>',
        `'; DROP TABLE users; --`,
        '{{7*7}} ${7*7} %s %n',
        '__proto__',
        'constructor',
      ]
      for (const name of names) {
        const response = await api('PUT', '/auth/profile', { token, body: { name } })
        expect(response, name).toMatchObject({ status: 200, body: { name } })
        expectHeaders(response)
        expect(response.headers.has('Set-Cookie')).toBe(false)
      }
      for (const name of ['Ada\u202e adA', 'Ada\u0007', 'Ada\r\nSet-Cookie: session=stolen']) {
        const response = await api('PUT', '/auth/profile', { token, body: { name } })
        expectError(response, 400, 'invalid-body')
        expect(response.headers.has('Set-Cookie')).toBe(false)
      }
    })

    test('body has keys like __proto__ → the keys are ignored', async () => {
      const ada = await newCustomer()
      const token = ada.idToken
      const before = await api('GET', '/auth/profile', { token })
      const bodies = [
        '{"__proto__":{"name":"Eve","isAdmin":true}}',
        '{"constructor":{"prototype":{"name":"Eve"}}}',
        '{"prototype":{"name":"Eve"},"toString":"x","hasOwnProperty":"y","valueOf":1}',
        '{"address":{"__proto__":{"city":"Nowhere"},"constructor":"x"}}',
        '{"address.city":"Nowhere","`address`.`city`":"Nowhere"}',
      ]
      for (const body of bodies) {
        const response = await api('PUT', '/auth/profile', { token, body })
        expect(response.status, body).toBe(200)
        expectHeaders(response)
      }
      const after = await api('GET', '/auth/profile', { token })
      expect(after.body).toEqual({ ...(before.body as object), updatedAt: expect.any(String) })

      const { email, password, uid: firebaseUid } = ada
      const nameless = JSON.stringify({ email, password, firebaseUid })
      const inherited = `${nameless.slice(0, -1)},"__proto__":{"name":"Eve"}}`
      expectError(
        await api('POST', '/auth/register', { token, body: inherited }),
        400,
        'invalid-body',
      )
    })

    test('deeply nested JSON → rejected or ignored, never a server error', async () => {
      const { idToken: token } = await newCustomer()
      const deep = (open: string, close: string, levels: number) =>
        open.repeat(levels) + '1' + close.repeat(levels)
      const arrays = deep('[', ']', 7_500)
      const objects = deep('{"a":', '}', 2_500)

      const name = await api('PUT', '/auth/profile', { token, body: `{"name":${arrays}}` })
      const address = await api('PUT', '/auth/profile', { token, body: `{"address":${objects}}` })
      const unknown = await api('PUT', '/auth/profile', { token, body: `{"x":${objects}}` })
      const huge = await api('PUT', '/auth/profile', { token, body: deep('[', ']', 400_000) })

      expectError(name, 400, 'invalid-body')
      expect([200, 400]).toContain(address.status)
      expect(unknown.status).toBe(200)
      expectError(huge, 413, 'too-large')
      for (const response of [address, unknown]) expectHeaders(response)
    })

    test('invalid JSON → 400 without a stack trace', async () => {
      const { idToken: token } = await newCustomer()
      const texts = ['{', '{"name":}', 'name=Ada', '"text"', '7', 'true', 'null', '\u0000', '{}{}']
      const bodies = [...texts, Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)]

      for (const body of bodies) {
        for (const path of ['/auth/register', '/auth/login']) {
          const { status, text } = await api('POST', path, { token, body })
          expect(status, String(body)).toBe(400)
          expect(text).not.toMatch(stack)
        }
      }
    })

    test('request from another origin → no CORS headers', async () => {
      const { idToken: token } = await newCustomer()
      const headers = {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      }
      const responses = [
        await api('OPTIONS', '/auth/profile', { headers }),
        await api('GET', '/auth/profile', { token, headers }),
        await api('GET', '/health', { headers }),
        await api('GET', '/nothing', { headers }),
      ]

      expect(responses.map(({ status }) => status)).toEqual([405, 200, 200, 404])
      for (const response of responses) {
        const names = [...response.headers.keys()]
        expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
        expect(response.text).not.toContain('elsewhere.example')
      }
    })

    test('every response has a unique X-Request-Id, even if the client sends one', async () => {
      const headers = { 'X-Request-Id': 'mine' }
      const responses = [await api('GET', '/health', { headers }), await api('GET', '/health')]
      const ids = responses.map((response) => response.headers.get('X-Request-Id'))

      expect(new Set(ids).size).toBe(2)
      expect(ids).not.toContain('mine')
    })
  })
}

test('simultaneous registrations of one uid → one returns 201, the others 200, all the same createdAt', async () => {
  const ada = await newIdentity(newPerson('Ada at once'))
  const [{ base }] = baseUrls

  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      callApi(base, 'POST', '/auth/register', { token: ada.idToken, body: registrationOf(ada) }),
    ),
  )

  const count = (status: number) =>
    responses.filter((response) => response.status === status).length
  expect([count(201), count(200)]).toEqual([1, 9])
  const times = responses.map(({ body }) => (body as { createdAt: string }).createdAt)
  expect(new Set(times).size).toBe(1)
})

for (const hasProfile of [true, false]) {
  test(`attacker’s account has the owner’s e-mail, ${hasProfile ? 'with' : 'without'} a profile → the owner’s Google sign-in removes the password`, async () => {
    const [{ base }] = baseUrls
    const attacker = await (hasProfile ? newCustomer() : newIdentity())
    await verifyEmail(attacker.uid)
    const owner = await signedInWithGoogle({ ...attacker, name: 'Owner' })
    expect(owner.uid).toBe(attacker.uid)

    const { status } = await callApi(base, 'POST', '/auth/register', {
      token: owner.idToken,
      body: registrationOf(owner),
    })

    expect(status).toBe(hasProfile ? 200 : 201)
    await expect(signedInAgain(attacker), 'the password is gone').rejects.toThrow('400')

    const again = await signedInWithGoogle(owner)
    const { email, uid: firebaseUid, idToken: token } = again
    const login = await callApi(base, 'POST', '/auth/login', {
      token,
      body: { email, firebaseUid },
    })
    expect(login, 'the e-mail stays').toMatchObject({
      status: 200,
      body: { email, name: 'Owner' },
    })
  })
}

test('attacker’s Google account has the victim’s e-mail → the victim’s Google sign-in resets the profile', async () => {
  const [{ base }] = baseUrls
  const attacker = await signedInWithGoogle(newPerson('Planted Name'))
  const token = attacker.idToken
  await callApi(base, 'POST', '/auth/register', { token, body: registrationOf(attacker) })
  await callApi(base, 'PUT', '/auth/profile', { token, body: { phone: '+1 666' } })
  const victim = newPerson('Owner')
  await addPassword(attacker, victim)

  const owner = await signedInWithGoogle(victim)
  expect(owner.uid).toBe(attacker.uid)
  const { email, uid: firebaseUid, idToken } = owner
  const response = await callApi(base, 'POST', '/auth/login', {
    token: idToken,
    body: { email, firebaseUid },
  })

  expect(response).toMatchObject({ status: 200, body: { email, name: 'Owner', phone: '' } })
})

test('attacker’s session of an account with the owner’s e-mail → cannot set a password after the owner’s Google sign-in', async () => {
  const [{ base }] = baseUrls
  const attacker = newPerson()
  const victim = newPerson('Owner')
  const { uid } = await signedInWithGoogle(attacker)
  await changeEmail(uid, victim.email)
  const session = await signedInWithGoogle(attacker)
  expect(session.uid).toBe(uid)
  const second = () => Math.floor(Date.now() / 1000)
  const signedInAt = second()
  await expect.poll(second, 'sign-in times are in whole seconds').toBeGreaterThan(signedInAt)

  const owner = await signedInWithGoogle(victim)
  expect(owner.uid).toBe(uid)
  const { status } = await callApi(base, 'POST', '/auth/register', {
    token: owner.idToken,
    body: registrationOf(owner),
  })

  expect(status).toBe(201)
  await expect(setPassword(session, attacker.password)).rejects.toThrow('TOKEN_EXPIRED')
  const profile = await callApi(base, 'GET', '/auth/profile', { token: owner.idToken })
  expect(profile.status, 'the owner’s session remains valid').toBe(200)
})

test('DELETE → profile and account are deleted; again → 204; the e-mail can be registered again', async () => {
  const [{ base }] = baseUrls
  const ada = await newCustomer()
  const token = ada.idToken
  const remove = () => callApi(base, 'DELETE', '/auth/profile', { token })

  const first = await remove()

  expect(first).toMatchObject({ status: 204, text: '' })
  expect(first.headers.get('Cache-Control')).toBe('private, no-store')
  expect(first.headers.get('X-Request-Id')).toMatch(uuid)
  expect(await accountsOf(ada.email)).toEqual([])
  expect((await remove()).status).toBe(204)
  const read = await callApi(base, 'GET', '/auth/profile', { token })
  // Only the Auth emulator looks up the user on reads.
  expect([401, 404]).toContain(read.status)
  for (const [method, path] of [
    ['PUT', '/auth/profile'],
    ['POST', '/auth/register'],
  ] as const) {
    const write = await callApi(base, method, path, { token, body: registrationOf(ada) })
    expectError(write, 401, 'unauthenticated')
  }

  const again = await newIdentity(ada)
  const registered = await callApi(base, 'POST', '/auth/register', {
    token: again.idToken,
    body: registrationOf(again),
  })
  expect(again.uid).not.toBe(ada.uid)
  expect(registered).toMatchObject({ status: 201, body: { ...emptyDetails, name: ada.name } })
})

test('DELETE with an old sign-in → 403; of a disabled user → 401; nothing is deleted', async () => {
  const [{ base }] = baseUrls
  const ada = await newCustomer()
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600
  await revokeTokens(ada.uid, anHourAgo)
  const remove = (token: string) => callApi(base, 'DELETE', '/auth/profile', { token })

  const old = await remove(tokenWith(ada.idToken, { auth_time: anHourAgo }))
  const revoked = await remove(tokenWith(ada.idToken, { auth_time: anHourAgo - 1 }))
  await disableAccount(ada.uid)
  const disabled = await remove(ada.idToken)
  await enableAccount(ada.uid)

  expectError(old, 403, 'recent-sign-in-required')
  expectError(revoked, 401, 'unauthenticated')
  expectError(disabled, 401, 'unauthenticated')
  const profile = await callApi(base, 'GET', '/auth/profile', { token: ada.idToken })
  expect(profile).toMatchObject({ status: 200, body: { email: ada.email } })
})

test('GET /api → the JSON 404 of the API, not the 404 page', async () => {
  const [{ base }] = baseUrls

  expectError(await callApi(base, 'GET', ''), 404, 'not-found')
})
