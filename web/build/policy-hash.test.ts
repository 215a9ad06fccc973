import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPolicyHash } from './policy-hash.ts'

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

test('another script → its hash replaces the one in script-src, all else stays', () => {
  const file = configWith(hashOf('before'))

  keepPolicyHash(file, 'after', { checkOnly: false })

  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('after')))
})

test('another script in CI or a deploy → an error that names both, and the file stays', () => {
  const file = configWith(hashOf('before'))

  const check = () => keepPolicyHash(file, 'after', { checkOnly: true })

  expect(check).toThrow(hashOf('before'))
  expect(check).toThrow(hashOf('after'))
  expect(readFileSync(file, 'utf8')).toBe(policyWith(hashOf('before')))
})

test('the same script → nothing to complain of', () => {
  const file = configWith(hashOf('same'))

  expect(() => keepPolicyHash(file, 'same', { checkOnly: true })).not.toThrow()
})

test.each([[[]], [["'sha256-a='", "'sha256-b='"]]])('hashes %j → an error', (hashes) => {
  expect(() => keepPolicyHash(configWith(...hashes), 'any', { checkOnly: false })).toThrow(
    `${hashes.length} hashes`,
  )
})
