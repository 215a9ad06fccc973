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

test('the profile fields have their documented limits', () => {
  const address = { street: { max: 200 }, city: { max: 100 }, state: { max: 100 } }
  const rest = { zip: { max: 100 }, country: { max: 100 } }

  expect(profileFields).toMatchObject({
    name: { max: 100 },
    phone: { max: 32 },
    address: { entries: { ...address, ...rest } },
  })
})

test('initial details → every field is empty, the country is Bangladesh', () => {
  expect(emptyDetails).toMatchObject({
    name: '',
    phone: '',
    address: { street: '', city: '', state: '', zip: '', country: 'Bangladesh' },
  })
})

type Path = readonly string[]

const textsOf = (fields: Fields, group: Path = []): { path: Path; max: number }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...group, name]
    return 'entries' in field ? textsOf(field.entries, path) : [{ path, max: field.max }]
  })

/** The path address, city → { address: { city: value } }. */
const nested = (path: Path, value: unknown) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

const firstIssue = (schema: GenericSchema, value: unknown) => {
  const [issue] = safeParse(schema, value).issues ?? []
  return issue && { path: issue.path?.map(({ key }) => key), message: issue.message }
}

describe.each(textsOf(profileFields))('$path, at most $max characters', ({ path, max }) => {
  const update = (value: unknown) => firstIssue(profileUpdate, nested(path, value))

  test.each(['', 'x'.repeat(max), 'ক'.repeat(max), '💪'.repeat(max), 'রহিমা\u200dখাতুন', '<b>'])(
    'accepts %j',
    (text) => expect(update(text)).toBeUndefined(),
  )

  test.each(['x'.repeat(max + 1), '💪'.repeat(max + 1), 'half \ud83d', 7, null, {}, ['x']])(
    'rejects %j by length or type',
    (value) => {
      const message = `must be text of at most ${max} characters`
      expect(update(value)).toEqual({ path, message })
    },
  )

  test.each(['\u0000', 'a\nb', '\u0085', '\u202e', '\u2066'])(
    'rejects unprintable characters: %j',
    (text) => {
      const message = 'must not contain control characters or direction overrides'
      expect(update(text)).toEqual({ path, message })
    },
  )
})

test('an update or a group that is not an object → error; unknown fields are ignored', () => {
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

test('an API response with missing or mistyped fields → their initial values', () => {
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

test.each([undefined, null, 'profile', 7, []])('the API response %j → undefined', (reply) => {
  expect(parseProfile(reply)).toBeUndefined()
})

test('a form’s update → keeps the text as typed and merges into the profile', () => {
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
