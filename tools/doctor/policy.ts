import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../json.ts'
import { PlainError } from '../plain-error.ts'
import { POLICY, readPolicy } from '../policy.ts'
import type { FirebaseConfig } from '../emulators/local-config.ts'

/**
 * Compares the hashes of the content security policy with the inline scripts and styles of the built pages.
 * Without its hash the script that starts the app does not run.
 * @param folder the repository root
 * @throws PlainError if the site has not been built
 */
export function policyProblems(folder: string): string[] {
  const { hosting } = readJson(path.join(folder, 'firebase.json')) as FirebaseConfig
  const headers = hosting.headers.flatMap((rule) => rule.headers)
  const policy = readPolicy(headers.find(({ key }) => key === POLICY)?.value ?? '')
  const html = builtPages(folder).join('\n')
  return [
    ...mismatches('script-src', policy, inlineScripts(html)),
    ...mismatches('style-src', policy, inlineStyles(html)),
  ]
}

function builtPages(folder: string): string[] {
  const site = path.join(folder, 'web/dist')
  const files = existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : []
  const pages = files.filter((file) => file.endsWith('.html'))
  if (pages.length === 0) throw new PlainError('web/dist has no pages: run npm run build first.')
  return pages.map((file) => readFileSync(path.join(site, file), 'utf8'))
}

function mismatches(name: string, policy: Map<string, string[]>, inline: string[]) {
  const needed = new Set(inline.map(hashOf))
  const given = new Set((policy.get(name) ?? []).filter((source) => source.startsWith("'sha")))
  return [
    ...[...needed]
      .filter((hash) => !given.has(hash))
      .map((hash) => `firebase.json: ${name} lacks ${hash}`),
    ...[...given]
      .filter((hash) => !needed.has(hash))
      .map((hash) => `firebase.json: ${name} has an unused ${hash}`),
  ]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the inline scripts, without JSON data blocks. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = '']) => text)
}

function inlineStyles(html: string) {
  return [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, text = '']) => text)
}
