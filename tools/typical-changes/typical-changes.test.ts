import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readModules } from '../../web/pictures/picture-modules.ts'
import type { Change } from './change.ts'
import { changes } from './changes.ts'
import { copyRepository, type Copy } from './copy.ts'
import { oldBrand } from './new-brand.ts'

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** All changes are applied to one copy, which is type-checked and built once. */
let copy: Copy
const filesOf = new Map<Change, readonly string[]>()

const built = (file: string) => readFile(path.join(copy.folder, 'web/dist', file), 'utf8')

/** Evaluates an expression in the copy; `from()` imports a file of web/src. */
async function evaluate(expression: string): Promise<unknown> {
  const source = path.join(copy.folder, 'web/src')
  const code = `const from = (file) => import('${source}/' + file)
    void (async () => console.log(JSON.stringify(${expression})))()`
  const { stdout } = await copy.run('node_modules/.bin/tsx', '--eval', code)
  return JSON.parse(stdout)
}

beforeAll(async () => {
  copy = await copyRepository()
  for (const change of changes) {
    copy.editedFiles.clear()
    await change.apply(copy)
    filesOf.set(change, [...copy.editedFiles])
  }
  await copy.run('npm', 'run', 'build', '-w', 'web')
}, 180_000)

afterAll(() => rm(copy.folder, { recursive: true }))

test.each(changes)('$name → edits or adds $files files by hand', (change) => {
  expect(filesOf.get(change)).toHaveLength(change.files)
})

test('all changes together → the edited files are formatted', async () => {
  const files = [...filesOf.values()].flat().filter((file) => /\.tsx?$/.test(file))

  const { stdout } = await copy.run('npx', 'prettier', '--list-different', ...files)

  expect(stdout).toBe('')
})

test('all changes together → there are no type errors', async () => {
  const { stdout } = await copy.run('npm', 'run', '--silent', 'types')

  expect(stdout).toBe('')
})

test('new product → its page has structured data and a social card', async () => {
  const page = await built('products/creatine.html')

  expect(page).toMatch(/<h1[^>]*>Creatine</)
  expect(page).toMatch(/"@type":\s?"Product"[^]*"name":\s?"Creatine"/)
  expect(page).toMatch(/property="og:image" content="[^"]*\/card-creatine\.[0-9a-f]+\.jpg"/)
  expect(await built('sitemap.xml')).toContain('/products/creatine<')
  expect(await built('products.html')).toContain('href="/products/creatine"')
})

test('new product → is found by category and by search', async () => {
  const ids = 'then((found) => found.map(({ id }) => id))'
  const filtered = `await from('products/filter-products.ts').then((file) => file.filterProducts('premix', '')).${ids}`
  const searched = `await from('products/search-catalogue.ts').then((file) => file.searchCatalogue('vanish')).${ids}`

  expect(await evaluate(filtered)).toContain('creatine')
  expect(await evaluate(searched)).toEqual(['creatine'])
})

test('new price → replaces the old one on cards, page and in structured data', async () => {
  const page = await built('products/casein-protein.html')
  const list = await built('products.html')

  expect(page).toContain('৳4,100')
  expect(page).toMatch(/"price":\s?"?4100/)
  expect(list).toContain('৳4,100')
  for (const html of [page, list]) expect(html).not.toMatch(/4,?000\b/)
})

test('new article and accessory → appear with their photos on the blog and accessories pages', async () => {
  const [blog, accessories] = [await built('blog.html'), await built('accessories.html')]

  expect(blog).toMatch(/article-salt-\d+\.[0-9a-f]+\.avif/)
  expect(blog).toMatch(/<h3[^>]*>(<[^>]+>)*Salt, and when you need more of it/)
  expect(blog).toMatch(/"headline":\s?"Salt, and when you need more of it"/)
  expect(accessories).toMatch(/ankle-strap-\d+\.[0-9a-f]+\.avif/)
  expect(accessories).toMatch(/<h3[^>]*>(<[^>]+>)*Ankle Strap/)
  expect(accessories).toContain('৳900')
})

test('new route → is prerendered, in the menu and in the sitemap', async () => {
  expect(await built('recipes.html')).toMatch(/<h1[^>]*>Recipes</)
  expect(await built('about.html')).toMatch(/href="\/recipes"[^>]*>(<span[^>]*>)?Recipes</)
  expect(await built('sitemap.xml')).toContain('/recipes<')
})

test('new profile field → is validated, stored and compared', async () => {
  const only = ['--project', 'functions', 'favourite-flavour']
  const { stdout } = await copy.run('npx', 'vitest', 'run', ...only)

  expect(stdout).toContain('2 passed')
}, 60_000)

test('new brand → Hosting serves its referral links', async () => {
  const config = await readFile(path.join(copy.folder, 'firebase.json'), 'utf8')
  const pattern = await evaluate(
    `await from('brand/referral-code.ts').then((file) => file.referralPathPattern)`,
  )

  expect(pattern).not.toContain(oldBrand.referralPrefix)
  expect(JSON.parse(config)).toHaveProperty('hosting.rewrites[0].regex', pattern)
})

test('new brand → the old name and colour remain only in alt texts', async () => {
  const dist = path.join(copy.folder, 'web/dist')
  const files = await readdir(dist, { recursive: true })
  const modules = await readModules(path.join(copy.folder, 'web/src/pictures'))
  const pictureTexts = modules.map((entry) => {
    if (entry.kind === 'card') return entry.card.alt
    return entry.kind === 'video' ? entry.video.poster.alt : entry.picture.alt
  })
  const old = new RegExp([oldBrand.name, oldBrand.nameInBangla, oldBrand.colour].join('|'), 'i')

  const texts = files.filter((file) => /\.(html|js|css|json|xml|txt|svg|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(0)
  for (const file of texts) {
    const text = await built(file)
    const rest = pictureTexts.reduce((left, alt) => left.replaceAll(alt, ''), text)
    expect(old.exec(rest)?.[0], file).toBeUndefined()
  }
})
