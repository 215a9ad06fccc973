import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { findings } from './examine.ts'
import { secrets } from './secrets.ts'
import { treeOf } from './tree.ts'

function repositoryOf(files: Record<string, string>) {
  const place = treeOf(files)
  execFileSync('git', ['init', '-q'], { cwd: place.folder })
  return place
}

/** Put together here, so that this file holds none. */
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

test('a tree without any is sound, the emulator’s key included', async () => {
  const place = repositoryOf({ 'a.ts': "const key = 'fake-api-key' // AIza, ghp_, npm_" })

  expect(await secrets.faults(place)).toEqual([])
})

test.for(Object.entries(leaks))('%s is a fault', async ([what, parts]) => {
  const place = repositoryOf({ 'deep/in/notes.txt': `before\n${parts.join('')}\nafter` })

  expect(await secrets.faults(place)).toEqual([`deep/in/notes.txt holds ${what}`])
})

test('what git ignores is nobody’s business', async () => {
  const leak = leaks['a private key'].join('')

  expect(await secrets.faults(repositoryOf({ '.gitignore': '.env', '.env': leak }))).toEqual([])
})

test('without git it cannot be known', async () => {
  expect(await findings(secrets, treeOf({ 'a.txt': '' }))).toMatchObject([{ kind: 'skipped' }])
})
