/** Where build/prerender.ts puts the large picture of each page's first screen, as markup by address. */
const file = '/first-pictures.json'

let asked: Promise<unknown> | undefined

const load = () =>
  fetch(file)
    .then((reply) => (reply.ok ? (reply.json() as Promise<unknown>) : undefined))
    .catch(() => undefined)

/** Fetches the picture that an address shows first, in the size that this screen needs. */
export async function prefetchFirstPicture(address: string): Promise<void> {
  const markups = await (asked ??= load())
  const markup = new Map<string, unknown>(Object.entries(markups ?? {})).get(address)
  // An image loads without being part of the page.
  if (typeof markup === 'string') document.createElement('div').innerHTML = markup
}
