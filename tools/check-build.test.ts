import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'

const outputs = ['web/dist/index.html', 'functions/lib/index.js']
const sources = [
  ...['web/src/app.tsx', 'web/build/build.ts', 'web/worker/worker.ts', 'web/public/icons/a.png'],
  ...['web/index.html', 'contract/src/api.ts', 'functions/src/app.ts'],
]
let folder = ''

/** Writes files that were modified `minutes` ago. */
function write(files: string[], minutes: number) {
  for (const file of files.map((name) => path.join(folder, name))) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'built')
    const time = Date.now() / 1000 - 60 * minutes
    utimesSync(file, time, time)
  }
}

const shop = createServer((_request, response) => response.end('built'))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
})
afterAll(() => shop.close())

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  write(sources, 2)
})

test('accepts the build that the shop serves when only tests are newer', async () => {
  write(outputs, 1)
  write(['web/src/app.test.tsx'], 0)

  await expect(checkBuild(origin, folder)).resolves.toBeUndefined()
})

test.each(outputs)('names %s when it is missing', async (output) => {
  write(
    outputs.filter((other) => other !== output),
    1,
  )

  await expect(checkBuild(origin, folder)).rejects.toThrow(`There is no ${output}: run`)
})

test.each(sources)('names %s when it is newer than the build', async (source) => {
  write(outputs, 1)
  write([source], 0)

  await expect(checkBuild(origin, folder)).rejects.toThrow(`${source} is newer than `)
})

test('names the shop when it serves another build', async () => {
  write(outputs, 1)
  writeFileSync(path.join(folder, 'web/dist/index.html'), 'built from other sources')

  await expect(checkBuild(origin, folder)).rejects.toThrow(`${origin} does not serve the build of`)
})
