export type PageTexts = { title: string; description: string }

/** The five entities that React writes. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const plain = (html: string) => html.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)

/**
 * A page's title and description, out of the head that React rendered: the screens say them once.
 * @throws when one is missing
 */
export function textsOf(head: string): PageTexts {
  const title = /<title[^>]*>([^<]+)</.exec(head)?.[1]
  const description = /<meta name="description"[^>]* content="([^"]+)"/.exec(head)?.[1]
  if (!title || !description) throw new Error(`no title or no description in ${head}`)
  return { title: plain(title), description: plain(description) }
}
