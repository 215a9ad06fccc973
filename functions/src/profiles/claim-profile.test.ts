import { emptyDetails } from '@shop/contract/profile'
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

/** API clients: each call sends the token of the given user. */
function createClients(
  dependencies: Partial<Parameters<typeof testApp>[0]> = {},
  profiles = memoryProfiles(),
  others: { attacker?: User; google?: User } = {},
) {
  const users = { attacker, owner, google: owner, again: { ...owner, authTime: 300 }, ...others }
  const byToken = new Map<string, User>(Object.entries(users))
  const app = testApp({
    profiles,
    verifyToken: (token) => Promise.resolve(byToken.get(token) ?? { refusal: 'unknown' }),
    ...dependencies,
  })
  const call =
    (method: 'get' | 'put' | 'post', path: string) => (user: keyof typeof users, body?: object) =>
      request(app)[method](`/api/auth/${path}`).set('Authorization', `Bearer ${user}`).send(body)
  return {
    profiles,
    get: call('get', 'profile'),
    put: call('put', 'profile'),
    login: (user: keyof typeof users) => call('post', 'login')(user, { email, firebaseUid: 'ada' }),
    register: (user: keyof typeof users, claimed = email) =>
      call('post', 'register')(user, {
        ...{ email: claimed, firebaseUid: 'ada', name: 'Eve', password: '' },
      }),
  }
}

/** Asserts that every request of the attacker gets 401 and no data of the owner. */
async function expectAttackerRejected(api: ReturnType<typeof createClients>) {
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
  const api = createClients()
  await api.register('attacker')
  await api.put('attacker', planted)
  return api
}

const cleared = { ...emptyDetails, name: 'Ada Lovelace', detailsCleared: true }

test.each(['login', 'register', 'get'] as const)(
  'account created by an attacker: the owner’s first %s → the attacker’s details are cleared',
  async (endpoint) => {
    const api = await preparedByAttacker()

    const reply = await api[endpoint]('owner')

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject(cleared)
    expect(reply.body).not.toHaveProperty('owner')
    expect((await api.get('owner')).body, 'still cleared on the next read').toEqual(reply.body)
  },
)

test('after the owner’s first login → only the attacker’s token is rejected', async () => {
  const api = await preparedByAttacker()
  await api.login('owner')

  await expectAttackerRejected(api)
  expect((await api.get('again')).body).toMatchObject(cleared)
})

test('account created by an attacker without a profile → the attacker’s token cannot open the owner’s profile', async () => {
  const api = createClients()
  await api.register('owner')
  await api.put('owner', { phone: '+880 1711' })

  await expectAttackerRejected(api)
})

test('the owner resets the password → the attacker’s token is rejected', async () => {
  const newPassword = { ...owner, signInMethod: 'password' }
  const { profiles } = await storedAs(
    { emailVerified: false, signInMethod: 'password' },
    newPassword,
  )

  const app = testApp({ profiles, verifyToken: () => Promise.resolve(attacker) })
  const reply = await request(app).get('/api/auth/profile').set('Authorization', 'Bearer token')

  expect(reply.status).toBe(401)
})

test('profile created with a Google account that the attacker linked → is reset for the owner', async () => {
  const { after } = await storedAs({ emailVerified: false, signInMethod: 'google.com' }, owner)

  expect(after).toMatchObject({ name: 'Ada Lovelace', phone: '', owner: { notBefore: 200 } })
})

const ownGoogle: User = { ...owner, name: 'Eve', email: 'eve@example.com', authTime: 100 }

test('verified token with a different e-mail → resets the profile to the token’s e-mail', async () => {
  const { after } = await storedAs(
    { email: 'eve@example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  expect(after).toMatchObject({ ...cleared, email, owner: { notBefore: 200 } })
})

test('profile reset to another e-mail → tokens with the earlier e-mail are rejected', async () => {
  const { profiles } = await storedAs(
    { email: 'eve@example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  const app = testApp({ profiles, verifyToken: () => Promise.resolve(ownGoogle) })
  const reply = await request(app).get('/api/auth/profile').set('Authorization', 'Bearer token')

  expect(reply.status).toBe(401)
})

test('changed e-mail of an unverified password account → the profile is reset for the owner', async () => {
  const { after } = await storedAs(
    { email: 'eve@example.com', emailVerified: false, signInMethod: 'password' },
    { ...owner, signInMethod: 'password' },
  )

  expect(after).toMatchObject({ ...cleared, email })
})

test('same e-mail in different case → nothing changes', async () => {
  const { before, after } = await storedAs(
    { email: 'Ada@Example.com', emailVerified: true, signInMethod: 'google.com' },
    owner,
  )

  expect(after).toEqual(before)
})

test('profile without emailVerified and signInMethod, token with another e-mail → 403', async () => {
  const { reply, before, after } = await storedAs({ email: 'eve@example.com' }, owner)

  expect(reply.body).toHaveProperty('code', 'email-mismatch')
  expect(after).toEqual(before)
})

const google: User = { ...owner, googleId: 'g-ada' }
const googleProfile = { emailVerified: true, signInMethod: 'google.com', googleId: 'g-ada' }

test('token of the same Google account with a changed e-mail → nothing changes', async () => {
  const { reply, before, after } = await storedAs(googleProfile, {
    ...google,
    email: 'eve@example.com',
  })

  expect(reply.body).toMatchObject({ email, phone: '+880 1711' })
  expect(after).toEqual(before)
})

test('password sign-in with a changed e-mail → the profile is reset and loses the Google account', async () => {
  const { after } = await storedAs(googleProfile, {
    ...{ ...attacker, email: 'eve@example.com', emailVerified: true, authTime: 300 },
  })

  expect(after).toMatchObject({ name: 'eve', phone: '', email: 'eve@example.com' })
  expect(after?.owner).toEqual({ emailVerified: true, signInMethod: 'password', notBefore: 300 })
})

/** The owner's Google sign-in after the attacker has changed the user's e-mail by a link in a mail. */
const changedAddress: User = { ...google, email: 'eve@example.com' }
const googleAddress = () => Promise.resolve(email)

test('e-mail changed before the owner’s registration → the profile gets the Google account’s e-mail', async () => {
  const api = createClients({ googleAddress }, memoryProfiles(), { google: changedAddress })

  const reply = await api.register('google', changedAddress.email)

  expect(reply.status).toBe(201)
  expect(await api.profiles.read('ada')).toMatchObject({ email, owner: { googleId: 'g-ada' } })
})

test.each([
  ['an attacker’s unverified profile', { emailVerified: false, signInMethod: 'password' }],
  ['an attacker’s own profile', { email: 'eve@example.com', emailVerified: true }],
])(
  'e-mail changed before the owner’s first request: %s → is reset, with the Google account’s e-mail',
  async (_, values) => {
    const profiles = memoryProfiles()
    const stored = { email, name: 'Eve', signInMethod: 'password', ...values }
    await profiles.createIfAbsent('ada', stored)
    await profiles.update('ada', planted)
    const api = createClients({ googleAddress }, profiles, { google: changedAddress })

    await api.get('google')

    expect(await profiles.read('ada')).toMatchObject({ ...cleared, email })
  },
)

test('several requests → the Google account’s e-mail is requested from the provider once', async () => {
  const requestAddress = vi.fn(googleAddress)
  const api = createClients({ googleAddress: requestAddress }, memoryProfiles(), { google })

  await api.register('google')
  await api.get('google')
  await api.put('google', { phone: '1' })

  expect(requestAddress).toHaveBeenCalledExactlyOnceWith(google)
})

test('password sign-in with the same verified e-mail → opens the profile of the Google account', async () => {
  const { before, after, reply } = await storedAs(googleProfile, {
    ...{ ...attacker, emailVerified: true },
  })

  expect(reply.status).toBe(200)
  expect(after).toEqual(before)
})

test.each([email, 'eve@example.com'])(
  'another Google account with the e-mail %s → the profile is reset for it',
  async (newEmail) => {
    const { after } = await storedAs(googleProfile, {
      ...{ ...google, googleId: 'g-eve', email: newEmail, name: 'Eve' },
    })

    const started = { ...cleared, name: 'Eve', email: newEmail }
    expect(after).toMatchObject({ ...started, owner: { googleId: 'g-eve', notBefore: 200 } })
  },
)

test.each([
  ['registration', (api: ReturnType<typeof createClients>) => api.register('google')],
  [
    'first request after a password sign-in',
    (api: ReturnType<typeof createClients>) => api.get('google'),
  ],
])('Google account: %s → the profile stores the account’s id', async (title, call) => {
  const profiles = memoryProfiles()
  const verified = { email, name: 'Ada', emailVerified: true, signInMethod: 'password' }
  if (title !== 'registration') await profiles.createIfAbsent('ada', verified)
  const api = createClients({}, profiles, { google })

  const reply = await call(api)

  expect(JSON.stringify(reply.body)).not.toContain('g-ada')
  expect(await profiles.read('ada')).toHaveProperty('owner.googleId', 'g-ada')
})

test('owner with a verified e-mail registers → tokens of earlier sign-ins are rejected, even with a verified e-mail', async () => {
  const api = createClients({}, memoryProfiles(), {
    attacker: { ...attacker, emailVerified: true },
  })
  await api.register('owner')
  await api.put('owner', { phone: '+880 1711' })

  await expectAttackerRejected(api)
})

test('profile is reset → detailsCleared is set until the owner’s next update', async () => {
  const api = await preparedByAttacker()
  await api.login('owner')

  const changed = await api.put('owner', { phone: '+880 1711' })

  expect(changed.body).toMatchObject({ name: 'Ada Lovelace', phone: '+880 1711' })
  expect(changed.body).not.toHaveProperty('detailsCleared')
  expect((await api.get('owner')).body).toEqual(changed.body)
})

test('the verified owner’s first request is an update → stores its fields and clears all others', async () => {
  const api = await preparedByAttacker()

  const reply = await api.put('owner', { address: { city: 'Dhaka' } })

  expect(reply.body).toMatchObject({ ...cleared, address: { ...cleared.address, city: 'Dhaka' } })
})

test('profile is reset → the notifications are the initial ones', async () => {
  const profiles = memoryProfiles()
  const stored = { email, name: 'Eve', emailVerified: false, signInMethod: 'password' }
  await profiles.createIfAbsent('ada', stored)
  await profiles.update('ada', { notifications: { orders: false, drops: true } })
  const api = createClients({}, profiles)

  const reply = await api.login('owner')

  expect(reply.body).toMatchObject(cleared)
  expect((await api.register('owner')).body).toEqual(reply.body)
})

test('token without a name → the name is the local part of the e-mail', async () => {
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

test('user verifies the e-mail and keeps the password → only emailVerified changes', async () => {
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
  ['a verified token of another method', owner, true],
])(
  'profile without emailVerified and signInMethod, %s → details are kept, emailVerified is stored',
  async (_, user, emailVerified) => {
    const { reply, before, after } = await storedAs({}, user)

    expect(reply.body).toMatchObject({ name: 'Ada', phone: '+880 1711' })
    expect(after).toEqual({ ...before, owner: { ...before?.owner, emailVerified } })
  },
)

test('unverified profile without a sign-in method, verified token → details are kept', async () => {
  const { after } = await storedAs({ emailVerified: false }, owner)

  expect(after).toMatchObject({ phone: '+880 1711', owner: { emailVerified: true } })
})

test('profile with a sign-in method but without emailVerified, verified token of another method → details are kept', async () => {
  const { after } = await storedAs({ signInMethod: 'password' }, owner)

  expect(after).toMatchObject({ phone: '+880 1711', owner: { emailVerified: true } })
})

test('verified profile, another sign-in method of the owner → nothing changes', async () => {
  const { before, after } = await storedAs(
    { emailVerified: true, signInMethod: 'google.com' },
    { ...attacker, emailVerified: true },
  )

  expect(after).toEqual(before)
})

test.each(['login', 'get', 'register'] as const)(
  'account created by an attacker: the owner’s first %s → other sign-in methods are removed once',
  async (endpoint) => {
    const revokeOtherSignIns = vi.fn(() => Promise.resolve())
    const api = createClients({ revokeOtherSignIns })
    await api.register('attacker')
    await api.put('attacker', planted)
    expect(revokeOtherSignIns).not.toHaveBeenCalled()

    await api[endpoint]('owner')
    await api.get('owner')

    expect(revokeOtherSignIns).toHaveBeenCalledExactlyOnceWith(owner)
  },
)

test('a verified owner registers twice → other sign-in methods are removed once', async () => {
  const revokeOtherSignIns = vi.fn(() => Promise.resolve())
  const api = createClients({ revokeOtherSignIns })

  expect((await api.register('owner')).status).toBe(201)
  expect((await api.register('owner')).status).toBe(200)

  expect(revokeOtherSignIns).toHaveBeenCalledExactlyOnceWith(owner)
})

test('auth provider is unavailable → 503 for the owner, no profile is created or reset', async () => {
  const revokeOtherSignIns = () => Promise.reject(new ApiError('unavailable'))
  const api = createClients({ revokeOtherSignIns })

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

/** Creates a store whose first `update` waits for `between`, to simulate a race. */
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

test('race: the attacker’s update arrives after the reset → 401, nothing is written', async () => {
  const api = createClients(
    {},
    profilesWithDelay('update', () => api.login('owner')),
  )
  await api.register('attacker')

  const late = await api.put('attacker', planted)

  expect(late.status).toBe(401)
  expect(await api.profiles.read('ada')).toMatchObject(cleared)
})

test('race: an update of a verified profile arrives after its reset → 401, nothing is written', async () => {
  const resetByOwner = () =>
    request(testApp({ profiles, verifyToken: () => Promise.resolve(owner) }))
      .get('/api/auth/profile')
      .set('Authorization', 'Bearer token')
  const profiles = profilesWithDelay('update', resetByOwner)
  const proof = { emailVerified: true, signInMethod: 'google.com' }
  await profiles.createIfAbsent('ada', { email: 'eve@example.com', name: 'Eve', ...proof })

  const late = await request(testApp({ profiles, verifyToken: () => Promise.resolve(ownGoogle) }))
    .put('/api/auth/profile')
    .set('Authorization', 'Bearer token')
    .send(planted)

  expect(late.status).toBe(401)
  expect(await profiles.read('ada')).toMatchObject({ ...cleared, email })
})

test('race: the attacker’s empty update ends after the owner’s update → 401', async () => {
  const ownersSave = async () => {
    await api.login('owner')
    await api.put('owner', { phone: '+880 1711' })
  }
  const api = createClients({}, profilesWithDelay('update', ownersSave))
  await api.register('attacker')

  const late = await api.put('attacker', {})

  expect(late.status).toBe(401)
})

test('race: the attacker’s registration ends after the owner’s login → 401', async () => {
  const profiles = memoryProfiles()
  const delayed: Profiles = {
    ...profiles,
    createIfAbsent: async (uid, values) => {
      const { created } = await profiles.createIfAbsent(uid, values)
      await api.login('owner')
      return { created, profile: await existing(profiles, uid) }
    },
  }
  const api = createClients({}, delayed)

  expect((await api.register('attacker')).status).toBe(401)
})

test('race: a second reset arrives after the owner’s update → the update is kept', async () => {
  const ownersSave = async () => {
    await api.login('owner')
    await api.put('owner', { phone: '+880 1711' })
  }
  const api = createClients({}, profilesWithDelay('update', ownersSave))
  await api.register('attacker')

  const late = await api.login('owner')

  expect(late.body).toMatchObject({ phone: '+880 1711' })
  expect(await api.profiles.read('ada')).toMatchObject({ phone: '+880 1711' })
})
