import type { Page } from '@playwright/test'
import { shopOrigin } from './environment.ts'
import type { Thing } from './schema-org.ts'

/**
 * Reads the metadata in a page's HTML without running its scripts.
 * @param page any page; only its DOM parser is used
 */
export async function pageFacts(page: Page, url: string) {
  const reply = await fetch(shopOrigin + url, { redirect: 'manual' })
  const parsed = await page.evaluate(read, await reply.text())
  const named = (pairs: (string | null)[][], name: string) =>
    pairs.filter(([key]) => key === name).map(([, value]) => value)
  return {
    ...parsed,
    meta: (name: string) => named(parsed.metas, name),
    link: (rel: string) => named(parsed.links, rel),
    things: parsed.data.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']),
  }
}

function read(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const each = <T>(selector: string, of: (element: Element) => T) =>
    Array.from(parsed.querySelectorAll(selector), of)
  return {
    language: parsed.documentElement.lang,
    titles: each('title', ({ textContent }) => textContent),
    links: each('head link', (link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    metas: each('head meta', (meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
    data: each('script[type="application/ld+json"]', ({ textContent }) => textContent),
    text: parsed.body.textContent,
    ids: each('[id]', ({ id }) => id),
  }
}
