import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { SkippedError } from './check.ts'
import type { Check } from './check.ts'

/** The patterns must not match this file. */
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

/** Larger files are pictures and videos. */
const MAX_BYTES = 2_000_000

export const secrets: Check = {
  name: 'secrets',
  passes: 'no private key, token or service account in the repository',
  remedy: 'revoke it first, then remove it from the files and from the Git history',
  async findFaults({ folder }) {
    return (await listFiles(folder)).flatMap((file) => secretsIn(folder, file))
  },
}

/** @returns tracked files, and untracked files that Git does not ignore */
async function listFiles(folder: string): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { failed, stdout } = await execa('git', args, { cwd: folder, reject: false })
  if (failed) throw new SkippedError('this folder is not a Git repository')
  return stdout.split('\0').filter(Boolean)
}

function secretsIn(folder: string, file: string) {
  const target = path.join(folder, file)
  // Git also lists files that are deleted in the working tree.
  if (!existsSync(target)) return []
  const stats = statSync(target)
  if (!stats.isFile() || stats.size > MAX_BYTES) return []
  const text = readFileSync(target, 'latin1')
  return Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${file} holds ${what}`)
}
