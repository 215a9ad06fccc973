import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newField, newPrice, newRoute, type Change } from './changes.ts'
import { copyRepository, type Copy } from './copy.ts'

const changes: readonly Change[] = [newPrice, newRoute, newField]

/** All changes together, so that types and build are checked once. */
let copy: Copy
const filesOf = new Map<Change, number>()

const run = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: copy.folder, maxBuffer: 1e8 })
const built = (file: string) => readFile(path.join(copy.folder, 'web/dist', file), 'utf8')

beforeAll(async () => {
  copy = await copyRepository()
  for (const change of changes) {
    copy.touched.clear()
    await change.apply(copy)
    filesOf.set(change, copy.touched.size)
  }
  await run('npm', 'run', 'build', '-w', 'web')
}, 120_000)

afterAll(() => rm(copy.folder, { recursive: true }))

test.each(changes)('$name → takes $files files', (change) => {
  expect(filesOf.get(change)).toBe(change.files)
})

test.each(['functions', 'web'])(
  'the types of %s are right',
  async (project) => {
    await expect(run('npx', 'tsc', '-p', project)).resolves.toMatchObject({ stdout: '' })
  },
  120_000,
)

test('the new price is on cards, page and in the structured data', async () => {
  const page = await built('products/casein-protein.html')

  expect(page).toContain('৳4,100')
  expect(page).toMatch(/"price":\s?"?4100/)
  expect(await built('products.html')).toContain('৳4,100')
  expect(await built('products.html')).not.toContain('4,000')
})

test('the new route is prerendered, in the menu and in the sitemap', async () => {
  expect(await built('recipes.html')).toMatch(/<h1[^>]*>Recipes</)
  expect(await built('about.html')).toMatch(/href="\/recipes"[^>]*>(<span[^>]*>)?Recipes</)
  expect(await built('sitemap.xml')).toContain('/recipes<')
})

test('the new field is validated, stored and compared', async () => {
  const { stdout } = await run(
    'npx',
    'vitest',
    'run',
    '--project',
    'functions',
    'favourite-flavour',
  )

  expect(stdout).toContain('2 passed')
}, 60_000)
