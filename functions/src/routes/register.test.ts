import { emptyDetails } from '@shop/contract/profile'
import { expect, test } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, clientsOf, userOf } from '../testing/test-app.ts'

const users = { ada: userOf('ada') }

test('registration answers 201 with the profile, and login 200 with the same', async () => {
  const { register, login } = clientsOf(users)

  const reply = await register('ada')

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
  const { email, name } = ada
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    ...emptyDetails,
    ...{ uid: 'ada', name, email, createdAt: time, updatedAt: time },
  })
  const again = await login('ada')
  expect([again.status, again.body]).toEqual([200, reply.body])
})

test('registering again answers 200 with the stored profile', async () => {
  const { register } = clientsOf(users)
  const first = await register('ada')

  const second = await register('ada', { name: 'Eve' })

  expect([second.status, second.body]).toEqual([200, first.body])
})

test('registration accepts an empty password and an unknown field, and stores neither', async () => {
  const profiles = memoryProfiles()
  const stored: unknown[] = []
  const change: typeof profiles.change = (call, decide) =>
    profiles.change(call, async (before) => {
      const decision = await decide(before)
      stored.push(decision)
      return decision
    })
  const { register } = clientsOf(users, { profiles: { ...profiles, change } })

  const reply = await register('ada', { referredBy: 'SHOBOLABCDEF' })

  expect(reply.status).toBe(201)
  for (const secret of [ada.password, 'SHOBOLABCDEF']) {
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(reply.text).not.toContain(secret)
  }
  expect((await clientsOf(users).register('ada', { password: '' })).status).toBe(201)
})

test.each(['register', 'login'] as const)(
  '%s rejects another user’s uid or e-mail',
  async (call) => {
    const email = 'kelvin@example.com'
    const api = clientsOf({
      ada: userOf('ada', { email }),
      nobody: userOf('ada', { email: undefined }),
    })

    for (const [name, code, body] of [
      ['ada', 'uid-mismatch', { firebaseUid: 'eve', email }],
      ['ada', 'email-mismatch', { email: 'eve@example.com' }],
      ['ada', 'email-mismatch', { email: '\u212Aelvin@example.com' }],
      ['nobody', 'email-mismatch', { email }],
    ] as const) {
      const reply = await api[call](name, body)
      expect(reply.status).toBe(403)
      expect(reply.body).toHaveProperty('code', code)
    }
    expect(await api.profiles.read('ada')).toBeUndefined()
    expect(await api.profiles.read('eve')).toBeUndefined()
  },
)

test('registration ignores the case of the e-mail, and stores that of the token', async () => {
  const reply = await clientsOf(users).register('ada', { email: 'ADA@Example.COM' })

  expect(reply.status).toBe(201)
  expect(reply.body).toHaveProperty('email', 'ada@example.com')
})
