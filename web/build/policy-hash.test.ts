import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updatePolicyHashes } from './policy-hash.ts'

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

  updatePolicyHashes(file, ['after'], { checkOnly: false })

  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('after')))
})

test('script changed, check only → an error with both hashes, and the file is unchanged', () => {
  const file = configWith(hashOf('before'))

  const check = () => updatePolicyHashes(file, ['after'], { checkOnly: true })

  expect(check).toThrow(hashOf('before'))
  expect(check).toThrow(hashOf('after'))
  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('before')))
})

test('script unchanged → no error', () => {
  const file = configWith(hashOf('same'))

  expect(() => updatePolicyHashes(file, ['same'], { checkOnly: true })).not.toThrow()
})

test('another number of scripts → replaces all hashes', () => {
  const file = configWith(hashOf('one'))

  updatePolicyHashes(file, ['one', 'two'], { checkOnly: false })
  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('one'), hashOf('two')))

  updatePolicyHashes(file, ['two'], { checkOnly: false })
  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('two')))
})

test('script-src has no hash → an error', () => {
  expect(() => updatePolicyHashes(configWith(), ['any'], { checkOnly: false })).toThrow(
    'has no hash',
  )
})
