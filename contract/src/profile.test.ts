import { safeParse, type GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Fields } from './derive.ts'
import {
  emptyDetails,
  isSame,
  parseProfile,
  parseUpdate,
  profileFields,
  profileUpdate,
  withUpdate,
  type Profile,
} from './profile.ts'

type Path = readonly string[]

type FieldOf = { path: Path; max: number; initial: string }

const textsOf = (fields: Fields, group: Path = []): FieldOf[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...group, name]
    if ('entries' in field) return textsOf(field.entries, path)
    return [{ path, max: field.max, initial: field.initial }]
  })

/** For the path ['address', 'city'] returns { address: { city: value } }. */
const nested = (path: Path, value: unknown) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

test('emptyDetails → has the initial value of every field', () => {
  const details = textsOf(profileFields).map(({ path, initial }) => nested(path, initial))

  expect(details).not.toEqual([])
  for (const field of details) expect(emptyDetails).toMatchObject(field as object)
})

const firstIssue = (schema: GenericSchema, value: unknown) => {
  const [issue] = safeParse(schema, value).issues ?? []
  return issue && { path: issue.path?.map(({ key }) => key), message: issue.message }
}

describe.each(textsOf(profileFields))('$path, at most $max characters', ({ path, max }) => {
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
  expect(parseProfile({ ...ada, detailsCleared: true, admin: true })).toEqual({
    ...ada,
    detailsCleared: true,
  })
  expect(parseProfile({ uid: 'ada', phone: 7, address: { city: 'Dhaka', zip: 1219 } })).toEqual({
    ...emptyDetails,
    uid: 'ada',
    email: '',
    createdAt: '',
    updatedAt: '',
    address: { ...emptyDetails.address, city: 'Dhaka' },
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

test('isSame compares every detail and ignores the other fields', () => {
  expect(isSame(ada, { ...ada, updatedAt: '2026-11-21T06:00:00.000Z' })).toBe(true)
  for (const { path } of textsOf(profileFields)) {
    const changed = withUpdate(ada, parseUpdate(nested(path, 'changed')))
    expect(isSame(ada, changed), path.join('.')).toBe(false)
  }
})
