import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Skipped } from './check.ts'
import type { Check } from './check.ts'

/** Written so that none of them finds itself. */
const PATTERNS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a service account': /"type"\s*:\s*"service_account"/,
  'a Google API key': /\bAIza[\w-]{35}\b/,
  'a Google access token': /\bya29\.[\w-]{20,}/,
  'a Google OAuth client secret': /\bGOCSPX-[\w-]{20,}/,
  'a GitHub token': /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,})/,
  'an npm token': /\bnpm_\w{36}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
}

/** Pictures and films say nothing in words. */
const LARGEST = 2_000_000

export const secrets: Check = {
  name: 'secrets',
  holds: 'no key, token or service account in the tree',
  remedy: 'revoke it first, then take it out of the tree and its history',
  faults({ folder }) {
    return filesOf(folder).flatMap((file) => secretsIn(folder, file))
  },
}

/** @returns all that git keeps or would keep */
function filesOf(folder: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const list = execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return list.split('\0').filter(Boolean)
  } catch {
    throw new Skipped('this tree is not under git, so nobody can say what belongs to it')
  }
}

function secretsIn(folder: string, file: string) {
  const place = path.join(folder, file)
  // Deleted, but not yet for git.
  if (!existsSync(place)) return []
  const stats = statSync(place)
  if (!stats.isFile() || stats.size > LARGEST) return []
  const text = readFileSync(place, 'latin1')
  return Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${file} holds ${what}`)
}
