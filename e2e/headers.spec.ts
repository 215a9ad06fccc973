import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../web/src/paths.ts'
import { builtPages, builtSite, readBuilt, shopOrigin } from './support/environment.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const pages = builtPages()

/** This test's own copy of the policy of a page in a build for the emulators, without script hashes. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' https://apis.google.com https://www.googletagmanager.com/gtag/",
  "style-src 'self'",
  "img-src 'self' https://*.google-analytics.com https://www.googletagmanager.com",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
    'https://*.google-analytics.com https://*.analytics.google.com https://firebase.googleapis.com ' +
    'https://firebaseinstallations.googleapis.com https://www.googletagmanager.com ' +
    'http://127.0.0.1:* http://localhost:*',
  "frame-src 'self' http://127.0.0.1:* http://localhost:*",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const hash = / 'sha256-[\w+/]{43}='/g

const hashOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the inline scripts that a browser executes. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)

/** Returns the opening tags outside scripts, whose text may look like a tag. */
const tagsOf = (html: string) =>
  html.replaceAll(/<script\b[^]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? []

test('has the policy first in the head of every page, with the hashes of its scripts', () => {
  for (const { file, html } of pages) {
    const head =
      /<head>\s*<meta charset="utf-8"\s*\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
    const [, policy = ''] = head.exec(html) ?? []
    expect(policy.replaceAll(hash, ''), file).toBe(pagePolicy)
    expect(policy.match(hash), file).toEqual(inlineScripts(html).map(hashOf))
  }
})

test('has no script file, and only the expected inline scripts, on every page', () => {
  for (const { file, html } of pages) {
    const [first = '', ...others] = inlineScripts(html)
    expect(first, file).toContain('firebase:authUser:')
    // A script below a stylesheet waits for it.
    expect(html.indexOf(first), file).toBeLessThan(html.indexOf('rel="stylesheet"'))
    expect(others, file).toHaveLength(/^(index|404)\.html$/.test(file) ? 2 : 1)
    // A script file in the HTML would delay the first paint (docs/performance.md).
    expect(html, file).not.toMatch(/<script\b[^>]*\bsrc=/)
  }
})

test('has no inline style or handler, and nothing of other origins, on every page', () => {
  for (const { file, html } of pages) {
    const tags = tagsOf(html)
    expect(tags.length, file).toBeGreaterThan(20)
    const has = (pattern: RegExp) => tags.filter((tag) => pattern.test(tag))
    expect(has(/\sstyle=/), file).toEqual([])
    expect(has(/\son[a-z]+=/), file).toEqual([])
    expect(has(/\b(?:href|src|action)="javascript:/), file).toEqual([])
    expect(has(/^<(?:script|img|source|iframe)\b[^>]*\bsrc="(?:https?:)?\/\//), file).toEqual([])
    expect(has(/^<link\b[^>]*\brel="(?!canonical)[^>]*\bhref="(?:https?:)?\/\//), file).toEqual([])
    expect(has(/^<base\b/), file).toEqual([])
    expect(has(/^<[uo]l(?![^>]* role="list")/), `${file}: lists for Safari`).toEqual([])
    expect(has(/^<form(?![^>]* method="(?:dialog|post)")/), file).toEqual([])
  }
})

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
}

async function headersOf(url: string) {
  const reply = await fetch(shopOrigin + url)
  await reply.arrayBuffer()
  const headers = Object.fromEntries(reply.headers)
  return {
    status: reply.status,
    policy: headers['content-security-policy'],
    headers,
  }
}

test('sends the security headers with pages, 404s, the worker and the API', async () => {
  const policy = "frame-ancestors 'self'"
  const page = { policy, headers: { ...security, 'cache-control': 'no-cache' } }

  for (const url of routes) {
    expect(await headersOf(url), url).toMatchObject({ status: 200, ...page })
  }
  for (const url of [unknownPath, unknownProduct]) {
    expect(await headersOf(url), url).toMatchObject({ status: 404, ...page })
  }
  expect(await headersOf('/api/health')).toMatchObject({
    status: 200,
    headers: { ...security, 'cache-control': 'private, no-store' },
  })
  expect(await headersOf('/sw.js')).toMatchObject({
    policy: expect.stringContaining("connect-src 'self'"),
    headers: { 'cache-control': 'no-cache' },
  })
  expect(await headersOf('/__/firebase/init.json')).toMatchObject({ status: 200, policy })
})

test('blocks scripts when a file is opened by itself', async () => {
  for (const url of ['/api/health', '/sw.js', '/icons/icon-512.png', '/assets/no-such-file.svg']) {
    const { policy } = await headersOf(url)
    expect(policy, url).toMatch(/^default-src 'none';/)
    expect(policy, url).not.toContain('script-src')
  }
})

test('lets other sites embed pictures and icons, but no scripts, styles or fonts', async () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
  const urls = files.map((file) => `/${file.split(path.sep).join('/')}`)
  const one = (pattern: RegExp) => urls.find((url) => pattern.test(url)) ?? '/missing'
  const shown = [/^\/assets\/media\/card-.*jpg$/, /^\/assets\/media\/.*avif$/, /^\/icons\/.*png$/]
  const kept = [/^\/assets\/.*\.js$/, /^\/assets\/.*\.css$/, /^\/assets\/.*woff2$/]

  for (const pattern of [...shown, ...kept]) {
    const { status, headers } = await headersOf(one(pattern))
    expect(status, one(pattern)).toBe(200)
    expect(headers['cross-origin-resource-policy'], one(pattern)).toBe(
      shown.includes(pattern) ? 'cross-origin' : 'same-origin',
    )
  }
})

test('caches an asset for a year when its name has a hash', async () => {
  const assets = new Set(
    pages.flatMap(({ html }) => html.match(/(?<=[" ])\/assets\/[^" ]+/g) ?? []),
  )
  expect(assets.size).toBeGreaterThan(5)

  for (const asset of assets) expect(asset).toMatch(/[-.][\w-]{8}\.\w+$/)
  const oneOfEachType = new Map([...assets].map((asset) => [path.extname(asset), asset]))
  for (const asset of oneOfEachType.values()) {
    const reply = await fetch(shopOrigin + asset)
    await reply.arrayBuffer()
    expect(reply.status, asset).toBe(200)
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
})

test('redirects /products.html and /products/ to /products', async () => {
  for (const path of ['/products.html', '/products/']) {
    const reply = await fetch(shopOrigin + path, { redirect: 'manual' })
    expect(reply.status, path).toBe(301)
    expect(reply.headers.get('Location')).toBe('/products')
  }
})

test('serves the icon as /favicon.ico, which browsers request unasked', async () => {
  const reply = await fetch(`${shopOrigin}/favicon.ico`)

  expect(reply.status).toBe(200)
  expect(reply.headers.get('Content-Type')).toBe('image/png')
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(readBuilt('icons/icon-32.png'))
})

test('redirects /.well-known/change-password, but no other path of the folder', async () => {
  const reply = await fetch(`${shopOrigin}/.well-known/change-password`, { redirect: 'manual' })

  expect(reply.status).toBe(302)
  expect(reply.headers.get('Location')).toBe(paths.profile)
  // Password managers use the redirect only if this path, from the same specification, returns an error.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await fetch(shopOrigin + missing)).status).toBe(404)
})
