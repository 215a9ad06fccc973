import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateHostingConfig } from './hosting-config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const rule = '^/ref/CODE[A-Z]{6}$'

const configWith = (hashes: readonly string[], regex = rule) => `{
  "rewrites": [{ "source": "/api{,/**}" }, { "regex": "${regex}", "destination": "/index.html" }],
  "value": "default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'sha256-style='"
}\n`

function write(text: string) {
  const file = path.join(folder, 'firebase.json')
  writeFileSync(file, text)
  return file
}

const facts = (...scripts: string[]) => ({ scripts, referralPathPattern: rule })

test('script changed → replaces only the hash in script-src', () => {
  const file = write(configWith([hashOf('before')]))

  updateHostingConfig(file, facts('after'), { checkOnly: false })

  expect(readFileSync(file, 'utf8')).toBe(configWith([hashOf('after')]))
})

test('brand has another prefix → replaces only the pattern of the referral links', () => {
  const file = write(configWith([hashOf('same')]))

  updateHostingConfig(
    file,
    { scripts: ['same'], referralPathPattern: '^/ref/$&[A-Z]{6}$' },
    { checkOnly: false },
  )

  expect(readFileSync(file, 'utf8')).toBe(configWith([hashOf('same')], '^/ref/$&[A-Z]{6}$'))
})

test.each([
  ['script changed', hashOf('before'), hashOf('after'), facts('after')],
  [
    'brand has another prefix',
    rule,
    '^/ref/NEW[A-Z]{6}$',
    { scripts: ['before'], referralPathPattern: '^/ref/NEW[A-Z]{6}$' },
  ],
])(
  '%s, check only → an error with both values, and the file is unchanged',
  (_, before, after, given) => {
    const file = write(configWith([hashOf('before')]))

    const check = () => updateHostingConfig(file, given, { checkOnly: true })

    expect(check).toThrow(before)
    expect(check).toThrow(after)
    expect(readFileSync(file, 'utf8')).toBe(configWith([hashOf('before')]))
  },
)

test('nothing changed → no error', () => {
  const file = write(configWith([hashOf('same')]))

  expect(() => updateHostingConfig(file, facts('same'), { checkOnly: true })).not.toThrow()
})

test('another number of scripts → replaces all hashes', () => {
  const file = write(configWith([hashOf('one')]))

  updateHostingConfig(file, facts('one', 'two'), { checkOnly: false })
  expect(readFileSync(file, 'utf8')).toBe(configWith([hashOf('one'), hashOf('two')]))

  updateHostingConfig(file, facts('two'), { checkOnly: false })
  expect(readFileSync(file, 'utf8')).toBe(configWith([hashOf('two')]))
})

test.each([
  ['script-src has no hash', configWith([]), 'the hashes'],
  ['the rewrite is missing', configWith([hashOf('any')], '/other'), 'the rewrite'],
])('%s → an error', (_, text, named) => {
  const file = write(text)

  expect(() => updateHostingConfig(file, facts('any'), { checkOnly: false })).toThrow(named)
})
