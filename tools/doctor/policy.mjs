// @ts-check
import { createHash } from 'node:crypto'
import path from 'node:path'
import { readJson } from '../json.mjs'
import { POLICY, readPolicy } from '../policy.mjs'
import { builtPages } from './built-pages.mjs'

/** @import { FirebaseConfig } from '../local-config.mjs' */
/** @import { Page } from './built-pages.mjs' */
/** @import { Check } from './check.mjs' */

/** What each directive must say, word for word. */
const STRICT = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
}

/** Hashes and addresses are the only ways in for scripts and styles. */
const LOOSE = /^(?:'unsafe-|'nonce-|'strict-dynamic'|\*|https?:$|https?:\/\/\*|data:|blob:)/

/** @type {Check} */
export const policy = {
  name: 'policy',
  holds: 'the policy is strict, and its hashes are those of what stands inline in the pages',
  remedy: 'correct Content-Security-Policy in firebase.json (SECURITY.md, Headers)',
  faults({ folder }) {
    const { hosting } = /** @type {FirebaseConfig} */ (readJson(path.join(folder, 'firebase.json')))
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
      ...looseness(directives),
      ...mismatches('script-src', directives, pages.flatMap(inlineScripts)),
      ...mismatches('style-src', directives, pages.flatMap(inlineStyles)),
      ...pages.flatMap(attributes),
    ]
  },
}

/** @param {Map<string, string[]>} directives */
function looseness(directives) {
  const changed = Object.entries(STRICT)
    .filter(([name, source]) => directives.get(name)?.join(' ') !== source)
    .map(([name, source]) => `${name} is not ${source}`)
  const loose = ['script-src', 'style-src'].flatMap((name) =>
    (directives.get(name) ?? ['*'])
      .filter((source) => LOOSE.test(source))
      .map((source) => `${name} allows ${source}`),
  )
  return [...changed, ...loose]
}

/**
 * @param {string} name of the directive
 * @param {Map<string, string[]>} directives
 * @param {string[]} inline
 */
function mismatches(name, directives, inline) {
  const needed = new Set(inline.map(hashOf))
  const given = new Set((directives.get(name) ?? []).filter((source) => source.startsWith("'sha")))
  return [
    ...[...needed].filter((hash) => !given.has(hash)).map((hash) => `${name} lacks ${hash}`),
    ...[...given].filter((hash) => !needed.has(hash)).map((hash) => `${name} has an idle ${hash}`),
  ]
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Those that a browser would run as they stand in the page. @param {Page} page */
function inlineScripts({ html }) {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = '']) => text)
}

/** @param {Page} page */
function inlineStyles({ html }) {
  return [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)].map(([, text = '']) => text)
}

/** No hash covers an attribute. @param {Page} page */
function attributes({ file, html }) {
  const tags = html.replaceAll(/<script\b[^]*?<\/script>/gi, '').match(/<[a-z][^>]*>/gi) ?? []
  return tags
    .filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag))
    .map((tag) => `${file} has an inline attribute: ${tag.slice(0, 80)}`)
}
