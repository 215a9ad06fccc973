import { profileFields, type Fields } from '@shop/contract/profile'
import fc from 'fast-check'
import { maxBytes } from '../http/read-body.ts'

const limitsOf = (fields: Fields): number[] =>
  Object.values(fields).flatMap((field) =>
    'entries' in field ? limitsOf(field.entries) : 'max' in field ? field.max : [],
  )

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Text of a field's maximum length, and text that is one character too long.
  fc
    .tuple(fc.constantFrom(...limitsOf(profileFields)), fc.constantFrom('x', 'ক', '💪'))
    .chain(([max, letter]) => fc.constantFrom(letter.repeat(max), letter.repeat(max + 1))),
  // Includes a lone surrogate, which Firestore cannot store.
  fc.constantFrom('', '\ud83d', '__proto__', '../eve', 'a\u0000b'),
)
const anyField = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const anyFlag = fc.oneof({ weight: 9, arbitrary: fc.boolean() }, anyField)

/** Arbitrary values, mostly of the field's type. Groups may lack fields and have an unknown one. */
const anyOf = (fields: Fields): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!('entries' in field)) return [name, 'max' in field ? anyField : anyFlag]
      const group = fc.record({ ...anyOf(field.entries), x: anyField }, { requiredKeys: [] })
      return [name, fc.oneof({ weight: 4, arbitrary: group }, anyField)]
    }),
  )

/** Almost valid bodies of this user: known keys with arbitrary values, some of them missing. */
function likelyBody(uid: string) {
  const keys = {
    email: fc.oneof({ weight: 9, arbitrary: fc.constant(`${uid}@example.com`) }, anyField),
    firebaseUid: fc.oneof({ weight: 9, arbitrary: fc.constant(uid) }, anyField),
    password: anyField,
    ...anyOf(profileFields),
    uid: anyField,
    createdAt: anyField,
  }
  const body = fc.oneof(fc.record(keys), fc.record(keys, { requiredKeys: [] }))
  const start = fc.constantFrom('{', '{"__proto__":{"name":"Eve","isAdmin":true},')
  return fc
    .tuple(start, body)
    .map(([start, body]) => start + JSON.stringify({ x: 1, ...body }).slice(1))
}

const padded = fc
  .integer({ min: maxBytes - 40, max: maxBytes + 40 })
  .map((bytes) => `{"name":"x","padding":"${'x'.repeat(bytes - 26)}"}`)

/** An arbitrary request body; undefined means no body. */
export const anyBody = (uid: string) =>
  fc.oneof(
    { weight: 9, arbitrary: likelyBody(uid) },
    likelyBody(uid).chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    fc.json(),
    fc.uint8Array({ maxLength: 200 }),
    padded,
    fc.constant(undefined),
  )
