import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTree } from '../testing/create-tree.ts'
import { policyProblems } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const script = 'document.documentElement.hidden = true'
const style = 'h1 { color: red }'
const page = `<head><script>${script}</script><style>${style}</style>
<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script></head>`
const policy = `script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}`

const problemsOf = (value: string, html: string) => {
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }]
  return policyProblems(
    createTree({
      'firebase.json': { hosting: { headers } },
      'web/dist/index.html': page,
      'web/dist/products/a.html': html,
    }),
  )
}

test('returns no problem when the policy has the hashes of all inline content', () => {
  expect(problemsOf(policy, page)).toEqual([])
})

test.for([
  ['script-src', `<script>${script} </script>`, hashOf(`${script} `)],
  ['style-src', '<style>h2 { color: red }</style>', hashOf('h2 { color: red }')],
])('returns a problem when %s lacks the hash of inline content', ([name, html = '', hash]) => {
  expect(problemsOf(policy, html)).toEqual([`firebase.json: ${name} lacks ${hash}`])
})

test('returns a problem when the policy has an unused hash', () => {
  const unused = hashOf('gone')

  expect(problemsOf(policy.replace("'self'", `'self' ${unused}`), page)).toEqual([
    `firebase.json: script-src has an unused ${unused}`,
  ])
})

test('throws when the site has not been built', () => {
  const folder = createTree({ 'firebase.json': { hosting: { headers: [] } } })

  expect(() => policyProblems(folder)).toThrow('run npm run build first')
})
