/** Maps each page's path to the markup of its first large picture. build/prerender.ts writes the file. */
const file = '/first-pictures.json'

const requested = new Set<string>()
let loading: Promise<unknown> | undefined

const load = () =>
  fetch(file)
    .then((response) => (response.ok ? (response.json() as Promise<unknown>) : undefined))
    .catch(() => undefined)

/**
 * Prefetches once what a page's first screen shows: its large picture, in the size for the current
 * viewport, and the font of ৳, without which layout searches all system fonts.
 */
export async function prefetchContents(path: string): Promise<void> {
  if (requested.has(path)) return
  requested.add(path)
  document.fonts.load("400 1em 'Hind Siliguri'", '৳').catch(() => undefined)
  const markups = await (loading ??= load())
  const markup = new Map<string, unknown>(Object.entries(markups ?? {})).get(path)
  // An image loads even if it is not in the document.
  if (typeof markup === 'string') document.createElement('div').innerHTML = markup
}
