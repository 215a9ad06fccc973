import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import type { NewProfile, Profiles } from './profiles.ts'
import type { User } from '../auth/require-user.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { testApp } from '../testing/test-app.ts'

const email = 'ada@example.com'
const attacker: User = { uid: 'ada', email, signInMethod: 'password', authTime: 100 }
const owner: User = {
  uid: 'ada',
  email,
  name: 'Ada Lovelace',
  emailVerified: true,
  signInMethod: 'google.com',
  authTime: 200,
}
const planted = { name: 'Eve', phone: '+1 666', address: { street: '1 Evil Road', country: 'X' } }

/** The API as each of these users calls it, with their own token. */
function shop(
  parts: Partial<Parameters<typeof testApp>[0]> = {},
  profiles = memoryProfiles(),
  others: { attacker?: User; google?: User } = {},
) {
  const users = { attacker, owner, google: owner, again: { ...owner, authTime: 300 }, ...others }
  const byToken = new Map<string, User>(Object.entries(users))
  const app = testApp({
    profiles,
    verifyToken: (token) => Promise.resolve(byToken.get(token) ?? { refusal: 'unknown' }),
    ...parts,
  })
  const call =
    (method: 'get' | 'put' | 'post', path: string) => (who: keyof typeof users, body?: object) =>
      request(app)[method](`/api/auth/${path}`).set('Authorization', `Bearer ${who}`).send(body)
  return {
    profiles,
    get: call('get', 'profile'),
    put: call('put', 'profile'),
    login: (who: keyof typeof users) => call('post', 'login')(who, { email, firebaseUid: 'ada' }),
    register: (who: keyof typeof users, address = email) =>
      call('post', 'register')(who, {
        ...{ email: address, firebaseUid: 'ada', name: 'Eve', password: '' },
      }),
  }
}

/** Every call of the attacker is answered 401 and tells nothing of the owner. */
async function expectAttackerRefused(api: ReturnType<typeof shop>) {
  for (const reply of [
    await api.get('attacker'),
    await api.put('attacker', planted),
    await api.login('attacker'),
    await api.register('attacker'),
  ]) {
    expect(reply.status).toBe(401)
    expect(Object.keys(reply.body as object)).toEqual(['code', 'message'])
    expect(reply.body).toHaveProperty('code', 'unauthenticated')
  }
}

async function preparedByAttacker() {
  const api = shop()
  await api.register('attacker')
  await api.put('attacker', planted)
  return api
}

const cleared = {
  name: 'Ada Lovelace',
  phone: '',
  address: { street: '', city: '', state: '', zip: '', country: 'Bangladesh' },
  detailsCleared: true,
}

test.each(['login', 'register', 'get'] as const)(
  'an account prepared for its victim: at the owner’s first %s the planted details are gone',
  async (way) => {
    const api = await preparedByAttacker()

    const reply = await api[way]('owner')

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject(cleared)
    expect(reply.body).not.toHaveProperty('owner')
    expect((await api.get('owner')).body, 'and stay so').toEqual(reply.body)
  },
)

test('… and the attacker’s token is refused from then on, the owner’s later ones are not', async () => {
  const api = await preparedByAttacker()
  await api.login('owner')

  await expectAttackerRefused(api)
  expect((await api.get('again')).body).toMatchObject(cleared)
})

test('an account prepared without a profile: the attacker’s token does not open the owner’s profile', async () => {
  const api = shop()
  await api.register('owner')
  await api.put('owner', { phone: '+880 1711' })

  await expectAttackerRefused(api)
})

test('the owner takes the account over by a new password: the attacker’s token is refused', async () => {
  const newPassword = { ...owner, signInMethod: 'password' }
  const { profiles } = await storedAs(
    { emailVerified: false, signInMethod: 'password' },
    newPassword,
  )

  const app = testApp({ profiles, verifyToken: () => Promise.resolve(attacker) })
  const reply = await request(app).get('/api/auth/profile').set('Authorization', 'Bearer token')

  expect(reply.status).toBe(401)
})

test('a profile planted through the attacker’s own, linked Google account starts afresh too', async () => {
  const { after } = await storedAs({ emailVerified: false, signInMethod: 'google.com' }, owner)

  expect(after).toMatchObject({ name: 'Ada Lovelace', phone: '', owner: { notBefore: 200 } })
})

const ownGoogle: User = { ...owner, name: 'Eve', email: 'eve@example.com', authTime: 100 }

test('a verified token with another address → the profile starts afresh, with that address', async () => {
  const { after } = await storedAs(
    { email: 'eve@example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  expect(after).toMatchObject({ ...cleared, email, owner: { notBefore: 200 } })
})

test('… and the tokens of the earlier address are refused', async () => {
  const { profiles } = await storedAs(
    { email: 'eve@example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  const app = testApp({ profiles, verifyToken: () => Promise.resolve(ownGoogle) })
  const reply = await request(app).get('/api/auth/profile').set('Authorization', 'Bearer token')

  expect(reply.status).toBe(401)
})

test('the address of an unverified password account is changed → its profile starts afresh for the owner', async () => {
  const { after } = await storedAs(
    { email: 'eve@example.com', emailVerified: false, signInMethod: 'password' },
    { ...owner, signInMethod: 'password' },
  )

  expect(after).toMatchObject({ ...cleared, email })
})

test('the same address in other capitals → nothing changes', async () => {
  const { before, after } = await storedAs(
    { email: 'Ada@Example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  expect(after).toEqual(before)
})

test('a profile stored without the mark is not given to another address: 403', async () => {
  const { reply, before, after } = await storedAs({ email: 'eve@example.com' }, owner)

  expect(reply.body).toHaveProperty('code', 'email-mismatch')
  expect(after).toEqual(before)
})

const google: User = { ...owner, googleId: 'g-ada' }
const googleProfile = { emailVerified: true, signInMethod: 'google.com', googleId: 'g-ada' }

test('the address of a Google account’s user was changed → the profile stays the account’s', async () => {
  const { reply, before, after } = await storedAs(googleProfile, {
    ...google,
    email: 'eve@example.com',
  })

  expect(reply.body).toMatchObject({ email, phone: '+880 1711' })
  expect(after).toEqual(before)
})

test('… and the password of the new address starts it afresh, without the Google account', async () => {
  const { after } = await storedAs(googleProfile, {
    ...{ ...attacker, email: 'eve@example.com', emailVerified: true, authTime: 300 },
  })

  expect(after).toMatchObject({ name: 'eve', phone: '', email: 'eve@example.com' })
  expect(after?.owner).toEqual({ emailVerified: true, signInMethod: 'password', notBefore: 300 })
})

/** The owner's Google account, in an account whose address the attacker has changed by a mail's link. */
const moved: User = { ...google, email: 'eve@example.com' }
const googleAddress = () => Promise.resolve(email)

test('the address was changed before the owner’s first call → the profile gets the Google account’s own', async () => {
  const api = shop({ googleAddress }, memoryProfiles(), { google: moved })

  const reply = await api.register('google', moved.email)

  expect(reply.status).toBe(201)
  expect(await api.profiles.read('ada')).toMatchObject({ email, owner: { googleId: 'g-ada' } })
})

test.each([
  ['an attacker’s unverified profile', { emailVerified: false, signInMethod: 'password' }],
  ['an attacker’s own profile', { email: 'eve@example.com', emailVerified: true }],
])('… and %s starts afresh for that address', async (_, values) => {
  const profiles = memoryProfiles()
  const stored = { email, name: 'Eve', signInMethod: 'password', ...values }
  await profiles.createIfAbsent('ada', stored)
  await profiles.update('ada', planted)
  const api = shop({ googleAddress }, profiles, { google: moved })

  await api.get('google')

  expect(await profiles.read('ada')).toMatchObject({ ...cleared, email })
})

test('the provider is asked for the Google account’s address once', async () => {
  const asked = vi.fn(googleAddress)
  const api = shop({ googleAddress: asked }, memoryProfiles(), { google })

  await api.register('google')
  await api.get('google')
  await api.put('google', { phone: '1' })

  expect(asked).toHaveBeenCalledExactlyOnceWith(google)
})

test('the password of the same verified address opens the profile of a Google account', async () => {
  const { before, after, reply } = await storedAs(googleProfile, {
    ...{ ...attacker, emailVerified: true },
  })

  expect(reply.status).toBe(200)
  expect(after).toEqual(before)
})

test.each([email, 'eve@example.com'])(
  'another Google account, of the address %s → the profile starts afresh for it',
  async (address) => {
    const { after } = await storedAs(googleProfile, {
      ...{ ...google, googleId: 'g-eve', email: address, name: 'Eve' },
    })

    const started = { ...cleared, name: 'Eve', email: address }
    expect(after).toMatchObject({ ...started, owner: { googleId: 'g-eve', notBefore: 200 } })
  },
)

test.each([
  ['registration', (api: ReturnType<typeof shop>) => api.register('google')],
  ['first call after a password', (api: ReturnType<typeof shop>) => api.get('google')],
])('a Google account’s %s → the profile keeps the account’s id', async (way, call) => {
  const profiles = memoryProfiles()
  const verified = { email, name: 'Ada', emailVerified: true, signInMethod: 'password' }
  if (way !== 'registration') await profiles.createIfAbsent('ada', verified)
  const api = shop({}, profiles, { google })

  const reply = await call(api)

  expect(JSON.stringify(reply.body)).not.toContain('g-ada')
  expect(await profiles.read('ada')).toHaveProperty('owner.googleId', 'g-ada')
})

test('a verified owner registers → verified tokens of earlier sign-ins are refused', async () => {
  const api = shop({}, memoryProfiles(), { attacker: { ...attacker, emailVerified: true } })
  await api.register('owner')
  await api.put('owner', { phone: '+880 1711' })

  await expectAttackerRefused(api)
})

test('the owner is told until the next change', async () => {
  const api = await preparedByAttacker()
  await api.login('owner')

  const changed = await api.put('owner', { phone: '+880 1711' })

  expect(changed.body).toMatchObject({ name: 'Ada Lovelace', phone: '+880 1711' })
  expect(changed.body).not.toHaveProperty('detailsCleared')
  expect((await api.get('owner')).body).toEqual(changed.body)
})

test('a change as the first call of the owner: what it names is kept, all else is cleared', async () => {
  const api = await preparedByAttacker()

  const reply = await api.put('owner', { address: { city: 'Dhaka' } })

  expect(reply.body).toMatchObject({ ...cleared, address: { ...cleared.address, city: 'Dhaka' } })
})

test('without a name in the token the local part of the e-mail is the name', async () => {
  const { after } = await storedAs(
    { emailVerified: false, signInMethod: 'password' },
    { ...owner, name: undefined },
  )

  expect(after).toMatchObject({ name: 'ada', phone: '' })
})

async function storedAs(values: Partial<NewProfile>, user: User) {
  const profiles = memoryProfiles()
  await profiles.createIfAbsent('ada', { email, name: 'Ada', ...values })
  await profiles.update('ada', { phone: '+880 1711' })
  const before = await profiles.read('ada')
  const app = testApp({ profiles, verifyToken: () => Promise.resolve(user) })
  const reply = await request(app).get('/api/auth/profile').set('Authorization', 'Bearer token')
  return { profiles, reply, before, after: await profiles.read('ada') }
}

test('verification by the mail’s link, with the same password, changes nothing but the mark', async () => {
  const verified = { ...attacker, emailVerified: true }

  const { reply, before, after } = await storedAs(
    { emailVerified: false, signInMethod: 'password' },
    verified,
  )

  expect(reply.body).toMatchObject({ name: 'Ada', phone: '+880 1711' })
  expect(after).toEqual({ ...before, owner: { ...before?.owner, emailVerified: true } })
})

test.each([
  ['an unverified token', attacker, false],
  ['a verified one of another method', owner, true],
])(
  'a profile stored without the mark is never emptied and takes it from %s',
  async (_, user, mark) => {
    const { reply, before, after } = await storedAs({}, user)

    expect(reply.body).toMatchObject({ name: 'Ada', phone: '+880 1711' })
    expect(after).toEqual({ ...before, owner: { ...before?.owner, emailVerified: mark } })
  },
)

test('… and is not emptied later either', async () => {
  const { after } = await storedAs({ emailVerified: false }, owner)

  expect(after).toMatchObject({ phone: '+880 1711', owner: { emailVerified: true } })
})

test('a verified profile is the same for every method of its owner', async () => {
  const { before, after } = await storedAs(
    { emailVerified: true, signInMethod: 'google.com' },
    { ...attacker, emailVerified: true },
  )

  expect(after).toEqual(before)
})

test.each(['login', 'get', 'register'] as const)(
  'the owner’s first %s takes every other way of signing in from the account, once',
  async (way) => {
    const keepOnlySignIn = vi.fn(() => Promise.resolve())
    const api = shop({ keepOnlySignIn })
    await api.register('attacker')
    await api.put('attacker', planted)
    expect(keepOnlySignIn).not.toHaveBeenCalled()

    await api[way]('owner')
    await api.get('owner')

    expect(keepOnlySignIn).toHaveBeenCalledExactlyOnceWith(owner)
  },
)

test('so does the registration of a verified owner without a profile, but not its repetition', async () => {
  const keepOnlySignIn = vi.fn(() => Promise.resolve())
  const api = shop({ keepOnlySignIn })

  expect((await api.register('owner')).status).toBe(201)
  expect((await api.register('owner')).status).toBe(200)

  expect(keepOnlySignIn).toHaveBeenCalledExactlyOnceWith(owner)
})

test('while the provider cannot be asked the owner gets 503, and nothing is created or reset', async () => {
  const keepOnlySignIn = () => Promise.reject(new ApiError('unavailable'))
  const api = shop({ keepOnlySignIn })

  expect((await api.register('owner')).status).toBe(503)
  expect(await api.profiles.read('ada')).toBeUndefined()

  await api.register('attacker')
  expect((await api.login('owner')).status).toBe(503)
  expect(await api.profiles.read('ada')).toMatchObject({ owner: { emailVerified: false } })
})

async function existing(profiles: Profiles, uid: string) {
  const profile = await profiles.read(uid)
  if (!profile) throw new Error('There is no profile.')
  return profile
}

/** Profiles whose first write of one kind waits until `between` is done. */
function profilesWithDelay(kind: 'update', between: () => Promise<unknown>): Profiles {
  const profiles = memoryProfiles()
  let delayed = false
  return {
    ...profiles,
    [kind]: async (...args: Parameters<Profiles['update']>) => {
      if (!delayed) {
        delayed = true
        await between()
      }
      return profiles[kind](...args)
    },
  }
}

test('a change of the attacker that lands after the reset is refused: 401, and nothing is planted', async () => {
  const api = shop(
    {},
    profilesWithDelay('update', () => api.login('owner')),
  )
  await api.register('attacker')

  const late = await api.put('attacker', planted)

  expect(late.status).toBe(401)
  expect(await api.profiles.read('ada')).toMatchObject(cleared)
})

test('a change of a verified profile that lands after its reset is refused', async () => {
  const moved = () =>
    request(testApp({ profiles, verifyToken: () => Promise.resolve(owner) }))
      .get('/api/auth/profile')
      .set('Authorization', 'Bearer token')
  const profiles = profilesWithDelay('update', moved)
  const proof = { emailVerified: true, signInMethod: 'google.com' }
  await profiles.createIfAbsent('ada', { email: 'eve@example.com', name: 'Eve', ...proof })

  const late = await request(testApp({ profiles, verifyToken: () => Promise.resolve(ownGoogle) }))
    .put('/api/auth/profile')
    .set('Authorization', 'Bearer token')
    .send(planted)

  expect(late.status).toBe(401)
  expect(await profiles.read('ada')).toMatchObject({ ...cleared, email })
})

test('an empty change of the attacker that is answered after the owner’s → 401, nothing of the owner', async () => {
  const ownersSave = async () => {
    await api.login('owner')
    await api.put('owner', { phone: '+880 1711' })
  }
  const api = shop({}, profilesWithDelay('update', ownersSave))
  await api.register('attacker')

  const late = await api.put('attacker', {})

  expect(late.status).toBe(401)
})

test('a registration of the attacker that is answered after the owner’s sign-in → 401', async () => {
  const profiles = memoryProfiles()
  const delayed: Profiles = {
    ...profiles,
    createIfAbsent: async (uid, values) => {
      const { created } = await profiles.createIfAbsent(uid, values)
      await api.login('owner')
      return { created, profile: await existing(profiles, uid) }
    },
  }
  const api = shop({}, delayed)

  expect((await api.register('attacker')).status).toBe(401)
})

test('a reset that lands after the owner has saved something does not undo it', async () => {
  const ownersSave = async () => {
    await api.login('owner')
    await api.put('owner', { phone: '+880 1711' })
  }
  const api = shop({}, profilesWithDelay('update', ownersSave))
  await api.register('attacker')

  const late = await api.login('owner')

  expect(late.body).toMatchObject({ phone: '+880 1711' })
  expect(await api.profiles.read('ada')).toMatchObject({ phone: '+880 1711' })
})
