import { safeParse, type GenericSchema } from 'valibot'
import { expect, test } from 'vitest'
import { login, registration } from './api.ts'
import {
  changedFields,
  emptyDetails,
  maxLengths,
  parseProfile,
  parseUpdate,
  profileUpdate,
  withUpdate,
  type Profile,
} from './profile.ts'

type Path = readonly string[]

const pathsOf = (group: object): Path[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value ? pathsOf(value).map((path) => [name, ...path]) : [[name]],
  )

/** `max` is undefined for a boolean. */
const all = pathsOf(emptyDetails).map((path) => {
  const max = Object.entries(maxLengths).find(([name]) => name === path.at(-1))?.[1]
  return { path, max }
})

/** For the path ['address', 'city'] returns { address: { city: value } }. */
const nested = (path: Path, value: unknown) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

const firstIssue = (schema: GenericSchema, value: unknown) => {
  const [issue] = safeParse(schema, value).issues ?? []
  return issue && { path: issue.path?.map(({ key }) => key), message: issue.message }
}
const rejects = (value: unknown) => firstIssue(profileUpdate, value)

test('an update accepts every field up to its limit, and none beyond it', () => {
  for (const { path, max } of all) {
    const valid = max ? 'ক'.repeat(max) : false
    const accepted = nested(path, valid)
    expect(safeParse(profileUpdate, accepted).output).toEqual(accepted)
    expect(rejects(nested(path, `${String(valid)}x`))).toMatchObject({ path })
  }
})

test.each([
  ['one code point too many', '💪'.repeat(33)],
  ['a number', 7],
  ['null', null],
  ['a list', ['x']],
])('rejects %s as a text, and names the field and its limit', (_, phone) => {
  const message = 'must be text of at most 32 characters'
  expect(rejects({ phone })).toEqual({ path: ['phone'], message })
})

test('measures a text after cleaning it', () => {
  const phone = `\u202a${'1'.repeat(32)}\t\u202c`

  expect(safeParse(profileUpdate, { phone }).output).toEqual({ phone: '1'.repeat(32) })
})

test('rejects a body or a group that is not an object, and ignores unknown fields', () => {
  const message = 'must be an object'

  for (const body of [[], null, 'text']) expect(rejects(body)).toMatchObject({ message })
  for (const address of [['Dhaka'], null, 'Dhaka'])
    expect(rejects({ address })).toEqual({ path: ['address'], message })
  expect(safeParse(profileUpdate, { uid: 'eve', address: { planet: 'Mars' } }).output).toEqual({
    address: {},
  })
})

const credentials = { email: 'ada@example.com', firebaseUid: 'ada' }
const body = { ...credentials, password: '', name: 'Ada' }

test.each<[field: string, change: object]>([
  ['email', { email: undefined, password: undefined }],
  ['email', { email: '\ufeff ' }],
  ['email', { email: 'a'.repeat(321) }],
  ['password', { password: undefined }],
  ['password', { password: 'p'.repeat(4097) }],
  ['name', { name: '' }],
  ['name', { name: '\u200b', firebaseUid: 1 }],
  ['name', { name: 'x'.repeat(101) }],
  ['firebaseUid', { firebaseUid: '' }],
  ['firebaseUid', { firebaseUid: 'half \ud83d' }],
  ['firebaseUid', { firebaseUid: { $ne: '' } }],
])('registration rejects %s first in %j', (field, change) => {
  expect(firstIssue(registration, { ...body, ...change })).toMatchObject({ path: [field] })
})

test('registration cleans name and e-mail, and leaves the password as it is', () => {
  const password = ' \u0000'
  const typed = { ...body, email: '\u00a0ada@example.com\ufeff', name: 'Ada\n', password }

  expect(safeParse(registration, typed).output).toEqual({ ...body, password })
})

test('login takes exactly email and firebaseUid', () => {
  expect(safeParse(login, body).output).toEqual(credentials)
  expect(firstIssue(login, { firebaseUid: 'ada' })).toMatchObject({ path: ['email'] })
})

const ada: Profile = {
  ...emptyDetails,
  ...{ uid: 'ada', email: 'ada@example.com', name: 'Ada' },
  address: { ...emptyDetails.address, street: 'House 7' },
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
}

test('parseProfile gives missing and mistyped fields their initial values', () => {
  const whole = { ...ada, detailsCleared: true }
  expect(parseProfile({ ...whole, admin: true })).toEqual(whole)
  const mistyped = {
    ...{ uid: 'ada', phone: 7, address: { city: 'Dhaka', zip: 1219 }, createdAt: null },
    notifications: { orders: false, drops: 'true' },
  }
  expect(parseProfile(mistyped)).toEqual({
    ...emptyDetails,
    ...{ uid: 'ada', email: '', createdAt: '', updatedAt: '' },
    address: { ...emptyDetails.address, city: 'Dhaka' },
    notifications: { ...emptyDetails.notifications, orders: false },
  })
  expect(parseProfile({ uid: 'ada', address: ['Dhaka'] })?.address).toEqual(emptyDetails.address)
})

test('parseProfile cuts a stored text that is over the limit, so that an update accepts it', () => {
  const long = { name: '💪'.repeat(150), phone: '1'.repeat(33) }
  const address = { street: 'x'.repeat(199) + ' yz' }

  const { name, phone, ...rest } = parseProfile({ ...ada, ...long, address }) ?? ada

  expect({ name, phone }).toEqual({ name: '💪'.repeat(100), phone: '1'.repeat(32) })
  expect(rest.address.street).toBe('x'.repeat(199))
  expect(rejects({ name, phone, address: rest.address })).toBeUndefined()
})

test.each([undefined, null, 'profile', 7, [], {}])(
  'parseProfile returns undefined for %j',
  (reply) => {
    expect(parseProfile(reply)).toBeUndefined()
  },
)

test('withUpdate changes only the fields of the update', () => {
  const update = { notifications: { drops: true }, address: { city: 'Dhaka' } }

  expect(withUpdate(ada, parseUpdate({ ...update, uid: 'eve' }) ?? {})).toEqual({
    ...ada,
    address: { ...ada.address, city: 'Dhaka' },
    notifications: { ...ada.notifications, drops: true },
  })
})

test('changedFields returns each field whose value differs, without its siblings', () => {
  for (const { path, max } of all) {
    const change = parseUpdate(nested(path, max ? 'changed' : path.at(-1) !== 'orders')) ?? {}

    expect(changedFields(ada, withUpdate(ada, change)), path.join('.')).toEqual(change)
  }
  expect(changedFields(ada, ada)).toBeUndefined()
})
