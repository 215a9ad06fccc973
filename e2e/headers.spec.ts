import { createHash } from 'node:crypto'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { builtPages, readJson } from './support/built-site.ts'
import { authOrigin, shopOrigin } from './support/environment.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const pages = builtPages()

type Header = { key: string; value: string }
type FirebaseConfig = { hosting: { headers: { source: string; headers: Header[] }[] } }

/** “the final product’s strict CSP – no 'unsafe-inline' and no 'unsafe-eval' for scripts or styles” */
const policyWith = (sessionScript: string, emulator = '') =>
  [
    "default-src 'none'",
    `script-src 'self' https://apis.google.com '${sessionScript}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com${emulator}`,
    `frame-src 'self' https://*.firebaseapp.com${emulator}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Scripts that a browser would run as they stand in the page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Of the one inline script there should be. */
const sessionHash = () => {
  const [hash = 'no inline script', ...more] = new Set(
    pages.flatMap(({ html }) => inlineScripts(html).map(hashOf)),
  )
  expect(more, 'one inline script, the same in every page').toEqual([])
  return hash
}

/** Tags only: text may speak of anything. */
const tagsOf = (html: string) =>
  html.replaceAll(/<script\b[^]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []

test('firebase.json is valid by firebase-tools’ own schema', () => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats(ajv)
  const validate = ajv.compile(
    readJson('node_modules/firebase-tools/schema/firebase-config.json') as object,
  )

  validate(readJson('firebase.json'))

  expect(validate.errors).toBeNull()
})

test('“firebase.json holds the production policy”, with the hash of the session script as it was built', () => {
  const { hosting } = readJson('firebase.json') as FirebaseConfig
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')

  expect(policies.map(({ value }) => value)).toEqual([policyWith(sessionHash())])
})

test('“one hash for the one inline script of the session rule”: no page has another that would run', () => {
  for (const { file, html } of pages) {
    expect(inlineScripts(html), file).toHaveLength(1)
    expect(inlineScripts(html)[0], file).toContain('firebase:authUser:')
  }
})

test('“no style attributes in prerendered HTML”, no <style>, no handler attribute, nothing from outside', () => {
  for (const { file, html } of pages) {
    const tags = tagsOf(html)
    expect(tags.length, file).toBeGreaterThan(20)
    const has = (pattern: RegExp) => tags.filter((tag) => pattern.test(tag))
    expect(has(/\sstyle=/), file).toEqual([])
    expect(has(/^<style\b/), file).toEqual([])
    expect(has(/\son[a-z]+=/), file).toEqual([])
    expect(has(/\b(?:href|src|action)="javascript:/), file).toEqual([])
    expect(has(/^<(?:script|img|source|iframe)\b[^>]*\bsrc="(?:https?:)?\/\//), file).toEqual([])
    expect(has(/^<link\b[^>]*\brel="(?!canonical)[^>]*\bhref="(?:https?:)?\/\//), file).toEqual([])
    expect(has(/^<base\b/), file).toEqual([])
  }
})

test('every page is served with these headers, an unknown one and the API’s answers too', async () => {
  const emulator = ` ${authOrigin}`
  const security = {
    'content-security-policy': policyWith(sessionHash(), emulator),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }
  const headersOf = async (path: string) => {
    const reply = await fetch(shopOrigin + path)
    await reply.arrayBuffer()
    return { status: reply.status, headers: Object.fromEntries(reply.headers) }
  }

  for (const path of routes) {
    expect(await headersOf(path), path).toMatchObject({
      status: 200,
      headers: { ...security, 'cache-control': 'no-cache' },
    })
  }
  for (const path of [unknownPath, unknownProduct]) {
    expect(await headersOf(path), path).toMatchObject({
      status: 404,
      headers: { ...security, 'cache-control': 'no-cache' },
    })
  }
  expect(await headersOf('/api/health')).toMatchObject({
    status: 200,
    headers: { ...security, 'cache-control': 'private, no-store' },
  })
})

test('“HTML no-cache, hashed assets immutable”', async () => {
  const assets = new Set(
    pages.flatMap(({ html }) => html.match(/(?<=[" ])\/assets\/[^" ]+/g) ?? []),
  )
  expect(assets.size).toBeGreaterThan(5)

  for (const asset of assets) {
    const reply = await fetch(shopOrigin + asset)
    await reply.arrayBuffer()
    expect(reply.status, asset).toBe(200)
    expect(asset).toMatch(/[-.][\w-]{8}\.\w+$/)
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
})

test('clean URLs: products.html and a slash at the end lead to /products', async () => {
  for (const path of ['/products.html', '/products/']) {
    const reply = await fetch(shopOrigin + path, { redirect: 'manual' })
    expect(reply.status, path).toBe(301)
    expect(reply.headers.get('Location')).toBe('/products')
  }
})
