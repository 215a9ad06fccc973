import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runCheck } from './run-checks.ts'
import { policy } from './policy.ts'
import { createTree } from './test-tree.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const script = 'document.documentElement.hidden = true'
const style = 'h1 { color: red }'
const page = `<head><script>${script}</script><style>${style}</style>
<script type="application/ld+json">{"onload=": 1}</script><script type="module" src="/a.js"></script></head>
<body><p class="large">style="none"</p></body>`
const strict =
  `default-src 'none'; script-src 'self' https://apis.google.com ${hashOf(script)}; ` +
  `style-src 'self' ${hashOf(style)}; object-src 'none'; base-uri 'none'; form-action 'self'; ` +
  "frame-ancestors 'self'"

function siteWith(value: string, html: string = page) {
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }]
  return createTree({
    'firebase.json': { hosting: { headers } },
    'web/dist/index.html': page,
    'web/dist/products/a.html': html,
  })
}

test('strict policy with the hashes of all inline content → reports no fault', async () => {
  expect(await policy.findFaults(siteWith(strict))).toEqual([])
})

test.for([
  ['script-src', `<script>${script} </script>`, hashOf(`${script} `)],
  ['style-src', '<style>h2 { color: red }</style>', hashOf('h2 { color: red }')],
])('inline content without a hash in %s → reports the missing hash', async ([name, html, hash]) => {
  expect(await policy.findFaults(siteWith(strict, `${page}${html}`))).toEqual([
    `${name} lacks ${hash}`,
  ])
})

test('policy has an unused hash → reports a fault', async () => {
  const idle = hashOf('gone')

  expect(await policy.findFaults(siteWith(strict.replace("'self'", `'self' ${idle}`)))).toEqual([
    `script-src has an idle ${idle}`,
  ])
})

test.for([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'", "script-src allows 'unsafe-inline'"],
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'", "script-src allows 'unsafe-eval'"],
  ["script-src 'self'", "script-src 'self' https:", 'script-src allows https:'],
  ["style-src 'self'", "style-src 'self' 'unsafe-hashes'", "style-src allows 'unsafe-hashes'"],
  ["style-src 'self'", "style-src 'self' *", 'style-src allows *'],
  ["object-src 'none'", "object-src 'self'", "object-src is not 'none'"],
  ["base-uri 'none'; ", '', "base-uri is not 'none'"],
  ["frame-ancestors 'self'", 'frame-ancestors *', "frame-ancestors is not 'self'"],
  ["form-action 'self'", "form-action 'self' https://a.example", "form-action is not 'self'"],
])('%s is changed to %s → reports a fault', async ([from = '', to = '', fault]) => {
  expect(await policy.findFaults(siteWith(strict.replace(from, to)))).toEqual([fault])
})

test.for(['style="color: red"', 'onclick="alert()"'])(
  'inline attribute %s → reports a fault',
  async (attribute) => {
    expect(await policy.findFaults(siteWith(strict, `${page}<b ${attribute}>`))).toEqual([
      `products/a.html has an inline attribute: <b ${attribute}>`,
    ])
  },
)

test('no policy, or one for some paths only → reports a fault', async () => {
  const headers = [{ source: '/a', headers: [{ key: 'Content-Security-Policy', value: strict }] }]
  const fault = ["there is not one policy, for the source '**'"]

  for (const hosting of [{ headers: [] }, { headers }]) {
    expect(await policy.findFaults(createTree({ 'firebase.json': { hosting } }))).toEqual(fault)
  }
})

test('web/dist is missing → reports a fault', async () => {
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: strict }] }]

  expect(await runCheck(policy, createTree({ 'firebase.json': { hosting: { headers } } }))).toEqual(
    [
      {
        name: 'policy',
        kind: 'fault',
        text: expect.stringContaining('npm run build') as unknown,
      },
    ],
  )
})
