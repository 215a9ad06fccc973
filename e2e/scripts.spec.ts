import { readdirSync } from 'node:fs'
import path from 'node:path'
import { builtSite, readBuilt } from './support/environment.ts'
import { expect, test } from './support/test.ts'

const scripts = () =>
  readdirSync(path.join(builtSite, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readBuilt(`assets/${file}`).toString() }))

test('contains no lookbehind in any script: Safari before 16.4 rejects it', () => {
  const worker = { file: 'sw.js', code: readBuilt('sw.js').toString() }

  for (const { file, code } of [worker, ...scripts()]) expect(code, file).not.toMatch(/\(\?<[=!]/)
})

test('contains no metadata for search engines in any script', () => {
  expect(scripts().length).toBeGreaterThan(5)
  for (const { file, code } of scripts())
    expect(code, file).not.toMatch(/og:image|ld\+json|schema\.org|card-home|sitemap/)
})
