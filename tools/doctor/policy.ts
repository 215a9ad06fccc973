import { createHash } from 'node:crypto'
import path from 'node:path'
import { readJson } from '../json.ts'
import { POLICY, readPolicy } from '../policy.ts'
import { builtPages } from './built-pages.ts'
import type { FirebaseConfig } from '../emulators/local-config.ts'
import type { Page } from './built-pages.ts'
import type { Check } from './check.ts'

/** Each of these directives must have exactly this source. */
const REQUIRED = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** Sources that script-src and style-src must not have: only hashes and hosts are safe. */
const UNSAFE = /^(?:'unsafe-|'nonce-|'strict-dynamic'|\*|https?:$|https?:\/\/\*|data:|blob:)/

export const policy: Check = {
  name: 'policy',
  passes: 'the policy is strict, and its hashes match the inline scripts and styles',
  remedy: 'fix Content-Security-Policy in firebase.json (SECURITY.md, Headers)',
  findFaults({ folder }) {
    const { hosting } = readJson(path.join(folder, 'firebase.json')) as FirebaseConfig
    const policies = hosting.headers
      .flatMap(({ source, headers }) => headers.map((header) => ({ source, ...header })))
      .filter(({ key }) => key === POLICY)
    const [only] = policies
    if (!only || policies.length > 1 || only.source !== '**') {
      return ["there is not one policy, for the source '**'"]
    }
    const directives = readPolicy(only.value)
    const pages = builtPages(folder)
    return [
      ...unsafeSources(directives),
      ...mismatches('script-src', directives, pages.flatMap(inlineScripts)),
      ...mismatches('style-src', directives, pages.flatMap(inlineStyles)),
      ...pages.flatMap(inlineAttributes),
    ]
  },
}

function unsafeSources(directives: Map<string, string[]>) {
  const changed = Object.entries(REQUIRED)
    .filter(([name, source]) => directives.get(name)?.join(' ') !== source)
    .map(([name, source]) => `${name} is not ${source}`)
  const unsafe = ['script-src', 'style-src'].flatMap((name) =>
    (directives.get(name) ?? ['*'])
      .filter((source) => UNSAFE.test(source))
      .map((source) => `${name} allows ${source}`),
  )
  return [...changed, ...unsafe]
}

function mismatches(name: string, directives: Map<string, string[]>, inline: string[]) {
  const needed = new Set(inline.map(hashOf))
  const given = new Set((directives.get(name) ?? []).filter((source) => source.startsWith("'sha")))
  return [
    ...[...needed].filter((hash) => !given.has(hash)).map((hash) => `${name} lacks ${hash}`),
    ...[...given].filter((hash) => !needed.has(hash)).map((hash) => `${name} has an idle ${hash}`),
  ]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the inline scripts of a page, without JSON data blocks. */
function inlineScripts({ html }: Page) {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = '']) => text)
}

function inlineStyles({ html }: Page) {
  return [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, text = '']) => text)
}

/** Reports style and event handler attributes: hashes in the policy do not allow them. */
function inlineAttributes({ file, html }: Page) {
  const tags = html.replaceAll(/<script\b[^]*?<\/script>/gi, '').match(/<[a-z][^>]*>/gi) ?? []
  return tags
    .filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag))
    .map((tag) => `${file} has an inline attribute: ${tag.slice(0, 80)}`)
}
