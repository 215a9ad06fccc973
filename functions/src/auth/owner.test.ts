import { emptyDetails } from '@shop/contract/profile'
import { expect, test, vi } from 'vitest'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { Profiles } from '../profiles/profiles.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, clientsOf, memoryAccounts, storeProfile, userOf } from '../testing/test-app.ts'
import type { User } from './require-user.ts'

const google = { name: 'Ada Lovelace', emailVerified: true, signInMethod: 'google.com' }
/** Ada, who signs in with Google. */
const owner = userOf('ada', google)
/** Somebody who has registered her e-mail with a password before. */
const attacker = userOf('ada', { authTime: owner.authTime - 60 })

const planted = { name: 'Eve', phone: '+1 666', address: { street: '1 Evil Road', country: 'X' } }
const cleared = { ...emptyDetails, name: google.name, detailsCleared: true }

type Dependencies = Parameters<typeof clientsOf>[1]
const clients = (dependencies?: Dependencies) => clientsOf({ attacker, owner }, dependencies)

async function prepare(dependencies?: Dependencies) {
  const api = clients(dependencies)
  await api.register('attacker')
  await api.put('attacker', { ...planted, notifications: { orders: false } })
  return api
}

async function expectAttackerRejected(api: ReturnType<typeof clients>) {
  for (const call of ['get', 'put', 'login', 'register', 'remove'] as const) {
    const reply = await api[call]('attacker')
    expect(reply.status).toBe(401)
    expect(Object.keys(reply.body as object)).toEqual(['code', 'message'])
  }
}

test.each(['login', 'register', 'get'] as const)(
  'clears an attacker’s details at the owner’s first %s, and rejects the attacker’s token',
  async (call) => {
    const api = await prepare()

    const reply = await api[call]('owner')

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ ...cleared, email: ada.email })
    expect((await api.get('owner')).body, 'also on the next read').toEqual(reply.body)
    await expectAttackerRejected(api)
  },
)

test('clears the details and stores the update when the owner’s first request is a PUT', async () => {
  const { put } = await prepare()

  const reply = await put('owner', { address: { city: 'Dhaka' } })

  const address = { ...emptyDetails.address, city: 'Dhaka' }
  expect(reply.body).toMatchObject({ ...emptyDetails, name: google.name, address })
  expect(reply.body).not.toHaveProperty('detailsCleared')
})

test('says detailsCleared until the owner’s next PUT', async () => {
  const api = await prepare()
  await api.login('owner')

  const changed = await api.put('owner')

  expect(changed.body).not.toHaveProperty('detailsCleared')
  expect((await api.get('owner')).body).toEqual(changed.body)
})

test.each([
  ['unverified', attacker],
  ['unverified, of a later sign-in', { ...attacker, authTime: owner.authTime + 60 }],
  ['of an earlier sign-in, refreshed after the takeover', { ...attacker, emailVerified: true }],
])('rejects a token that is %s when the owner has registered first', async (_, token) => {
  const api = clientsOf({ attacker: token, owner })
  await api.register('owner')
  await api.put('owner', { phone: '+880 1711' })

  await expectAttackerRejected(api)
  expect((await api.get('owner')).body).toHaveProperty('phone', '+880 1711')
})

test('names the profile after the e-mail when the token has no name', async () => {
  const api = clientsOf({ attacker, owner: { ...owner, name: '\u202e' } })
  await api.register('attacker')

  expect((await api.login('owner')).body).toHaveProperty('name', 'ada')
})

const password = { signInMethod: 'password' }

test.each<[title: string, made: Partial<User>, token: Partial<User>, isKept: boolean]>([
  ['a verified password', { ...google, emailVerified: false }, { ...google, ...password }, false],
  ['the same method, verified meanwhile', password, { ...google, ...password }, true],
  ['a verified password, after verified Google', google, { ...google, ...password }, true],
  ['Google unverified', password, { ...google, emailVerified: false }, true],
])('keeps the details from a sign-in with %s: %4$s', async (_, made, token, isKept) => {
  const { register, put, get, profiles } = clientsOf({
    maker: userOf('ada', made),
    next: userOf('ada', token),
  })
  await register('maker')
  await put('maker', { phone: '1' })

  const reply = await get('next')

  expect(reply.body).toHaveProperty('phone', isKept ? '1' : '')
  expect((await profiles.read('ada'))?.owner.emailVerified).toBe(token.emailVerified ?? false)
})

test.each([{}, { signInMethod: 'password' }, { emailVerified: false }])(
  'never empties a profile stored with only the mark %j, and stores the token’s',
  async (mark) => {
    const profiles = memoryProfiles()
    profiles.put('ada', { ...planted, email: ada.email, ...mark })

    const reply = await clients({ profiles }).get('owner')

    expect(reply.body).toMatchObject({ name: 'Eve', phone: '+1 666' })
    expect((await profiles.read('ada'))?.owner).toMatchObject({ emailVerified: true })
  },
)

test('ends other sessions once, before the profile starts afresh', async () => {
  const removeOtherAccess = vi.fn(async () => {
    expect((await api.profiles.read('ada'))?.profile.phone).toBe(planted.phone)
  })
  const api = await prepare({ accounts: { ...memoryAccounts(), removeOtherAccess } })

  await api.login('owner')
  await api.get('owner')

  expect(removeOtherAccess).toHaveBeenCalledTimes(1)
})

test.each([
  ['ends earlier access when a verified user registers an account that is older', owner, -1, 1],
  ['does not when the sign-in has created the account', owner, 0, 0],
  ['does not when the e-mail is not verified', attacker, -1, 0],
])('%s', async (_, user, age, calls) => {
  const removeOtherAccess = vi.fn(() => Promise.resolve())
  const account = { signInMethods: [user.signInMethod], createdAt: user.authTime + age }
  const find = vi.fn(() => Promise.resolve(account))
  const accounts = { ...memoryAccounts(), find, removeOtherAccess }

  expect((await clientsOf({ user }, { accounts }).register('user')).status).toBe(201)
  expect(removeOtherAccess).toHaveBeenCalledTimes(calls)
})

/** Somebody with the verified e-mail eve@example.com, who changes the account's to Ada's and back. */
const planter = { ...attacker, email: 'eve@example.com', emailVerified: true }

/** The planter has a profile with planted details. */
async function plant(signIns: Record<string, User> = {}) {
  const api = clientsOf<string>({ planter, ...signIns })
  await api.register('planter', { email: planter.email })
  await api.put('planter', planted)
  return api
}

test('clears the details planted under another e-mail, and rejects the planter', async () => {
  const changed = userOf('ada', { authTime: owner.authTime + 1 })
  const { get, put, remove, login } = await plant({ owner, changed })

  expect((await get('changed')).status, 'the unverified new e-mail').toBe(401)
  expect((await login('owner')).body).toMatchObject({ ...cleared, email: ada.email })
  for (const call of [get, put, remove])
    for (const name of ['planter', 'changed']) expect((await call(name)).status, name).toBe(401)
})

test('clears the owner’s details for a planter who has changed the e-mail back', async () => {
  const back = { ...planter, authTime: owner.authTime + 10 }
  const again = { ...attacker, authTime: owner.authTime + 20 }
  const { login, put, get } = await plant({ owner, back, again })
  await login('owner')
  await put('owner', { phone: '+880 1711' })

  expect((await get('again')).status, 'the unverified e-mail of the owner').toBe(401)
  const seen = await get('back')

  const name = 'eve'
  expect(seen.body).toMatchObject({ ...cleared, name, phone: '', email: planter.email })
  expect((await get('owner')).status).toBe(401)
})

test.each([
  ['verified', true],
  ['unverified', false],
])('keeps the profile when an operator changes a %s user’s e-mail', async (_, emailVerified) => {
  const profiles = memoryProfiles()
  const before = userOf('ada', { emailVerified })
  const email = 'new@example.com'
  const changed = userOf('ada', { email })
  const verified = { ...changed, emailVerified: true }
  const { register, put, get } = clientsOf({ before, changed, verified }, { profiles })
  await register('before')
  await put('before', { phone: '1' })
  const stored = await profiles.read('ada')
  profiles.put('ada', { ...stored?.profile, ...stored?.owner, email })

  for (const name of ['changed', 'verified', 'verified'] as const)
    expect((await get(name)).body, name).toMatchObject({ phone: '1', email })
})

test.each([
  ['the provider is unavailable', () => Promise.reject(new ApiError('unavailable')), 503],
  ['the session has ended', () => Promise.reject(unauthenticated('signed out')), 401],
  ['the account is deleted', () => Promise.resolve(undefined), 401],
])('starts nothing afresh when %s', async (_, find, status) => {
  const { get, profiles } = clients({ accounts: { ...memoryAccounts(), find } })
  await storeProfile(profiles, attacker, 'Eve')

  expect((await get('owner')).status).toBe(status)
  expect((await profiles.read('ada'))?.profile.name).toBe('Eve')
})

/** Clients whose first change of a stored profile waits for `between` after its decision. */
async function racing(between: (api: ReturnType<typeof clients>) => Promise<unknown>) {
  const profiles = memoryProfiles()
  let isFirst = true
  const change: Profiles['change'] = (call, decide) =>
    profiles.change(call, async (stored) => {
      const decision = await decide(stored)
      const isRace = stored !== undefined && isFirst
      isFirst &&= !isRace
      if (isRace) await between(api)
      return decision
    })
  const api = clients({ profiles: { ...profiles, change } })
  await api.register('attacker')
  return api
}

test.each([planted, {}])(
  'rejects an attacker’s PUT of %j that is under way while the profile starts afresh',
  async (update) => {
    const { get, put } = await racing(async (api) => {
      await api.login('owner')
      await api.put('owner', { phone: '+880 1711' })
    })

    expect((await put('attacker', update)).status).toBe(401)
    expect((await get('owner')).body).toMatchObject({ name: google.name, phone: '+880 1711' })
  },
)

test('rejects an attacker’s DELETE that is under way while the profile starts afresh', async () => {
  const { get, remove } = await racing((api) => api.login('owner'))

  expect((await remove('attacker')).status).toBe(401)
  expect((await get('owner')).body).toMatchObject(cleared)
})

test('keeps the owner’s PUT when another request was about to start the profile afresh', async () => {
  const { login } = await racing((api) => api.put('owner', { phone: '+880 1711' }))

  expect((await login('owner')).body).toHaveProperty('phone', '+880 1711')
})

test.each(['register', 'put'] as const)(
  'does not answer an attacker’s %s with the owner’s profile when it starts afresh in between',
  async (call) => {
    const profiles = memoryProfiles()
    const change: Profiles['change'] = async (by, decide) => {
      const written = await profiles.change(by, decide)
      if (by.user === attacker) await api.login('owner')
      return written
    }
    const api = clients({ profiles: { ...profiles, change } })
    if (call === 'put') await storeProfile(profiles, attacker, 'Eve')

    const reply = await api[call]('attacker', { name: 'Eve' })

    expect(reply.body, 'what it has written').toMatchObject({ name: 'Eve' })
    expect((await api.get('owner')).body).toMatchObject(cleared)
  },
)
