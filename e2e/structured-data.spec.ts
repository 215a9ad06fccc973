import { brand } from '../web/src/brand/brand.ts'
import { indexedUrls, origin } from './support/page-urls.ts'
import { shopOrigin } from './support/environment.ts'
import { pageFacts } from './support/page-facts.ts'
import { faultsOf, type Thing } from './support/schema-org.ts'
import { expect, test } from './support/test.ts'

/** The schema.org types that a page must have. */
function typesOf(path: string) {
  if (path === '/') return ['Organization', 'WebSite']
  if (path.startsWith('/products/')) return ['BreadcrumbList', 'Product']
  if (path === '/products') return ['BreadcrumbList', 'ItemList', 'FAQPage']
  return path === '/blog' ? ['BreadcrumbList', 'Blog', 'FAQPage'] : ['BreadcrumbList']
}

/** Collects all texts and numbers under these keys, at any depth. */
function valuesOf(value: unknown, keys: string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const own = keys.includes(key) ? [part].flat() : []
    const texts = own.filter((text) => typeof text === 'string' || typeof text === 'number')
    return [...texts.map(String), ...valuesOf(part, keys)]
  })
}

test('the validator finds missing required properties and unknown terms', async () => {
  const offer = { '@type': 'Offer', price: 1, priceCurrency: 'BDT' }
  const product = { '@type': 'Product', name: 'Example', image: `${origin}/a.avif` }
  const faults = async (thing: Thing) => (await faultsOf(thing)).join()

  expect(await faultsOf({ ...product, offers: offer })).toEqual([])
  expect(await faults(product)).toContain('"offers"')
  expect(await faults({ ...product, offers: { '@type': 'Offer' } })).toContain('"price"')
  expect(await faults({ ...product, offers: offer, colour: 'red' })).toContain('"colour"')
  expect(await faultsOf({ '@type': 'BlogPost' })).toHaveLength(1)
})

test('the structured data of every indexed page is valid', async ({ page }) => {
  for (const path of indexedUrls) {
    const { things, data } = await pageFacts(page, path)

    const types = things.map((thing) => thing['@type'])
    expect(types, path).toEqual(expect.arrayContaining(typesOf(path)))
    for (const thing of things) {
      expect(await faultsOf(thing), `${path}: ${thing['@type']}`).toEqual([])
    }
    expect(data, path).toHaveLength(1)
    expect(data[0], path).not.toContain('<')
  }
})

test('structured data contains only texts of the page, and no ratings', async ({ page }) => {
  for (const path of indexedUrls) {
    const { things, data, text } = await pageFacts(page, path)

    const prices = valuesOf(things, ['price'])
    const texts = valuesOf(things, ['headline', 'abstract', 'text'])
    for (const price of prices)
      expect(text).toContain(brand.currency.sign + Number(price).toLocaleString('en'))
    for (const shown of texts) expect(text, path).toContain(shown)
    expect(prices, path).toHaveLength(path.startsWith('/products/') ? 1 : 0)
    expect(data.join(), path).not.toMatch(/aggregateRating|"review/i)
  }
})

test('URLs in structured data return 200, and each fragment is the id of an element', async ({
  page,
}) => {
  const requests = new Map<string, Promise<Response>>()
  const ask = (pathname: string) => {
    const reply = requests.get(pathname) ?? fetch(shopOrigin + pathname, { redirect: 'manual' })
    requests.set(pathname, reply)
    return reply
  }
  for (const path of indexedUrls) {
    const { things, ids } = await pageFacts(page, path)

    for (const url of valuesOf(things, ['url', 'image', 'item', 'logo'])) {
      const { origin: where, pathname, hash } = new URL(url)
      expect(where, url).toBe(origin)
      expect((await ask(pathname)).status, url).toBe(200)
      if (hash) expect(pathname === path && ids, url).toContain(hash.slice(1))
    }
  }
  expect(requests.size).toBeGreaterThan(indexedUrls.length)
})
