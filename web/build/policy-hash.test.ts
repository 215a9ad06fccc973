import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updatePolicyHash } from './policy-hash.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'policy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const policyWith = (...hashes: string[]) =>
  `{ "value": "default-src 'none'; script-src 'self' ${hashes.join(' ')}; style-src 'sha256-style='" }\n`

function configWith(...hashes: string[]) {
  const file = path.join(folder, 'firebase.json')
  writeFileSync(file, policyWith(...hashes))
  return file
}

test('script changed → replaces only the hash in script-src', () => {
  const file = configWith(hashOf('before'))

  updatePolicyHash(file, 'after', { checkOnly: false })

  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('after')))
})

test('script changed, check only → an error with both hashes, and the file is unchanged', () => {
  const file = configWith(hashOf('before'))

  const check = () => updatePolicyHash(file, 'after', { checkOnly: true })

  expect(check).toThrow(hashOf('before'))
  expect(check).toThrow(hashOf('after'))
  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('before')))
})

test('script unchanged → no error', () => {
  const file = configWith(hashOf('same'))

  expect(() => updatePolicyHash(file, 'same', { checkOnly: true })).not.toThrow()
})

test.each([[[]], [["'sha256-a='", "'sha256-b='"]]])('script-src has %j → an error', (hashes) => {
  expect(() => updatePolicyHash(configWith(...hashes), 'any', { checkOnly: false })).toThrow(
    `${hashes.length} hashes`,
  )
})
