import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runCheck } from './run-checks.ts'
import { secrets } from './secrets.ts'
import { createTree } from './test-tree.ts'

function createRepository(files: Record<string, string>) {
  const context = createTree(files)
  execFileSync('git', ['init', '-q'], { cwd: context.folder })
  return context
}

/** Each secret in two parts, so that the check does not find it in this file. */
const leaks = {
  'a private key': ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
  'a service account': ['{ "type": ', '"service_account" }'],
  'a Google API key': ['key = AIza', 'SyA1234567890abcdefghijklmnopqrstuv'],
  'a Google access token': ['ya29', '.a0AfH6SMBx1234567890abcdef'],
  'a Google OAuth client secret': ['GOCSPX', '-abcdefghijklmnopqrstuvwx'],
  'a GitHub token': ['ghp', '_abcdefghijklmnopqrstuvwxyz0123456789'],
  'an npm token': ['npm', '_abcdefghijklmnopqrstuvwxyz0123456789'],
  'a Slack token': ['xoxb', '-1234567890-abcdef'],
}

test('no secret except the emulator’s API key → reports no fault', async () => {
  const context = createRepository({ 'a.ts': "const key = 'fake-api-key' // AIza, ghp_, npm_" })

  expect(await secrets.findFaults(context)).toEqual([])
})

test.for(Object.entries(leaks))('file with %s → reports a fault', async ([what, parts]) => {
  const context = createRepository({ 'deep/in/notes.txt': `before\n${parts.join('')}\nafter` })

  expect(await secrets.findFaults(context)).toEqual([`deep/in/notes.txt holds ${what}`])
})

test('secret in a file that Git ignores → reports no fault', async () => {
  const leak = leaks['a private key'].join('')

  expect(
    await secrets.findFaults(createRepository({ '.gitignore': '.env', '.env': leak })),
  ).toEqual([])
})

test('no Git repository → the check is skipped', async () => {
  expect(await runCheck(secrets, createTree({ 'a.txt': '' }))).toMatchObject([{ kind: 'skipped' }])
})
