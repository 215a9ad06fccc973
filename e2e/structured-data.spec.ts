import { indexedUrls, origin } from './support/page-urls.ts'
import { shopOrigin } from './support/environment.ts'
import { pageFacts } from './support/page-facts.ts'
import { faultsOf, type Thing } from './support/schema-org.ts'
import { expect, test } from './support/test.ts'

/** “Organization and WebSite (home), BreadcrumbList, Product, FAQPage, Article for the six blog entries” */
function typesOf(address: string) {
  if (address === '/') return ['Organization', 'WebSite']
  if (address.startsWith('/products/')) return ['BreadcrumbList', 'Product']
  if (address === '/products') return ['BreadcrumbList', 'ItemList', 'FAQPage']
  return address === '/blog' ? ['BreadcrumbList', 'Blog', 'FAQPage'] : ['BreadcrumbList']
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
  const offer = { '@type': 'Offer', price: 4000, priceCurrency: 'BDT' }
  const product = { '@type': 'Product', name: 'Casein', image: `${origin}/a.webp` }
  const faults = async (thing: Thing) => (await faultsOf(thing)).join()

  expect(await faultsOf({ ...product, offers: offer })).toEqual([])
  expect(await faults(product)).toContain('"offers"')
  expect(await faults({ ...product, offers: { '@type': 'Offer' } })).toContain('"price"')
  expect(await faults({ ...product, offers: offer, colour: 'red' })).toContain('"colour"')
  expect(await faultsOf({ '@type': 'BlogPost' })).toHaveLength(1)
})

test('the structured data of every indexed page is valid', async ({ page }) => {
  for (const address of indexedUrls) {
    const { things, data } = await pageFacts(page, address)

    const types = things.map((thing) => thing['@type'])
    expect(types, address).toEqual(expect.arrayContaining(typesOf(address)))
    for (const thing of things) {
      expect(await faultsOf(thing), `${address}: ${thing['@type']}`).toEqual([])
    }
    expect(data, address).toHaveLength(1)
    expect(data[0], address).not.toContain('<')
  }
})

test('it contains only texts that the page shows, and no review count', async ({ page }) => {
  for (const address of indexedUrls) {
    const { things, data, text } = await pageFacts(page, address)

    const prices = valuesOf(things, ['price'])
    const texts = valuesOf(things, ['headline', 'abstract', 'text'])
    for (const price of prices) expect(text).toContain(`৳${Number(price).toLocaleString('en')}`)
    for (const shown of texts) expect(text, address).toContain(shown)
    expect(prices, address).toHaveLength(address.startsWith('/products/') ? 1 : 0)
    expect(data.join(), address).not.toMatch(/aggregateRating|"review/i)
  }
})

test('every URL in it exists, with its fragment', async ({ page }) => {
  const requests = new Map<string, Promise<Response>>()
  const ask = (pathname: string) => {
    const reply = requests.get(pathname) ?? fetch(shopOrigin + pathname, { redirect: 'manual' })
    requests.set(pathname, reply)
    return reply
  }
  for (const address of indexedUrls) {
    const { things, ids } = await pageFacts(page, address)

    for (const url of valuesOf(things, ['url', 'image', 'item', 'logo'])) {
      const { origin: where, pathname, hash } = new URL(url)
      expect(where, url).toBe(origin)
      expect((await ask(pathname)).status, url).toBe(200)
      if (hash) expect(pathname === address && ids, url).toContain(hash.slice(1))
    }
  }
  expect(requests.size).toBeGreaterThan(indexedUrls.length)
})
