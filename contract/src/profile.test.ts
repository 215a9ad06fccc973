import { safeParse, type GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Field, Fields } from './derive.ts'
import {
  changedFields,
  emptyDetails,
  parseProfile,
  parseUpdate,
  profileFields,
  profileUpdate,
  withUpdate,
  type Profile,
} from './profile.ts'

type Path = readonly string[]

const fieldsOf = (fields: Fields, group: Path = []): { path: Path; field: Field }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...group, name]
    return 'entries' in field ? fieldsOf(field.entries, path) : [{ path, field }]
  })

const all = fieldsOf(profileFields)
const texts = all.flatMap(({ path, field }) => ('max' in field ? [{ path, max: field.max }] : []))
const flags = all.filter(({ field }) => field.type === 'boolean')

/** For the path ['address', 'city'] returns { address: { city: value } }. */
const nested = (path: Path, value: unknown) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

test('emptyDetails → has the initial value of every field', () => {
  const details = all.map(({ path, field }) => nested(path, field.initial))

  expect(details).not.toEqual([])
  for (const field of details) expect(emptyDetails).toMatchObject(field as object)
})

const firstIssue = (schema: GenericSchema, value: unknown) => {
  const [issue] = safeParse(schema, value).issues ?? []
  return issue && { path: issue.path?.map(({ key }) => key), message: issue.message }
}

describe.each(texts)('$path, at most $max characters', ({ path, max }) => {
  const update = (value: unknown) => firstIssue(profileUpdate, nested(path, value))

  test.each(['', 'x'.repeat(max), 'ক'.repeat(max), '💪'.repeat(max), 'রহিমা\u200dখাতুন', '<b>'])(
    'profileUpdate accepts the text %j',
    (text) => expect(update(text)).toBeUndefined(),
  )

  test.each(['x'.repeat(max + 1), '💪'.repeat(max + 1), 'half \ud83d', 7, null, {}, ['x']])(
    'profileUpdate rejects %j with a message about length and type',
    (value) => {
      const message = `must be text of at most ${max} characters`
      expect(update(value)).toEqual({ path, message })
    },
  )

  test.each(['\u0000', 'a\nb', '\u0085', '\u202e', '\u2066'])(
    'profileUpdate rejects text with unprintable characters: %j',
    (text) => {
      const message = 'must not contain control characters or direction overrides'
      expect(update(text)).toEqual({ path, message })
    },
  )
})

describe.each(flags)('$path, true or false', ({ path }) => {
  const update = (value: unknown) => firstIssue(profileUpdate, nested(path, value))

  test.each([true, false])('profileUpdate accepts %j', (value) =>
    expect(update(value)).toBeUndefined(),
  )

  test.each(['', 'true', 1, 0, null, {}, [true]])('profileUpdate rejects %j', (value) =>
    expect(update(value)).toEqual({ path, message: 'must be true or false' }),
  )
})

test('profileUpdate rejects a body or nested group that is not an object, and ignores unknown fields', () => {
  const message = 'must be an object'

  expect(firstIssue(profileUpdate, [])).toEqual({ path: undefined, message })
  expect(firstIssue(profileUpdate, { address: ['Dhaka'] })).toEqual({ path: ['address'], message })
  expect(safeParse(profileUpdate, { uid: 'eve', address: { planet: 'Mars' } }).output).toEqual({
    address: {},
  })
})

const ada: Profile = {
  ...emptyDetails,
  uid: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
}

test('API response with missing or mistyped fields → parseProfile returns their initial values', () => {
  const cleared = { ...ada, detailsCleared: true }
  expect(parseProfile({ ...cleared, admin: true, referredBy: 'CODEABCDEF' })).toEqual(cleared)
  const mistyped = {
    uid: 'ada',
    phone: 7,
    address: { city: 'Dhaka', zip: 1219 },
    notifications: { orders: false, drops: 'true' },
  }
  expect(parseProfile(mistyped)).toEqual({
    ...emptyDetails,
    uid: 'ada',
    email: '',
    createdAt: '',
    updatedAt: '',
    address: { ...emptyDetails.address, city: 'Dhaka' },
    notifications: { orders: false, drops: false, reads: false },
  })
  expect(parseProfile({ address: ['Dhaka'] })?.address).toEqual(emptyDetails.address)
})

test.each([undefined, null, 'profile', 7, []])(
  'API response %j → parseProfile returns undefined',
  (reply) => {
    expect(parseProfile(reply)).toBeUndefined()
  },
)

test('update from a form → parseUpdate keeps the typed text, withUpdate merges it into the profile', () => {
  const typed = { name: 'A\u202e'.repeat(200), address: { city: 'Dhaka' } }

  const update = parseUpdate({ ...typed, uid: 'eve' })

  expect(update).toEqual(typed)
  expect(withUpdate(ada, update)).toEqual({
    ...ada,
    name: typed.name,
    address: { ...ada.address, city: 'Dhaka' },
  })
})

test('update of one flag → withUpdate keeps the other flags and every text', () => {
  const update = parseUpdate({ notifications: { drops: true } })

  expect(withUpdate(ada, update)).toEqual({
    ...ada,
    notifications: { orders: true, drops: true, reads: false },
  })
})

test('changedFields returns each field whose value differs, without its siblings', () => {
  for (const { path, field } of all) {
    const value = field.type === 'boolean' ? !field.initial : 'changed'
    const change = parseUpdate(nested(path, value))
    const whole = parseUpdate(withUpdate(ada, change))

    expect(changedFields(ada, whole), path.join('.')).toEqual(change)
  }
})

test('nothing differs → changedFields returns undefined', () => {
  expect(changedFields(ada, parseUpdate(ada))).toBeUndefined()
  expect(changedFields(ada, {})).toBeUndefined()
})
