/** Milliseconds after which the page comes to life without its picture: on some networks that takes long. */
const patience = 2000

/** Resolves once the first screen is painted, its large picture included. */
export async function firstScreen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const decoded = picture?.decode().catch(() => undefined)
  if (decoded)
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, patience))])
  // A tab in the background paints nothing.
  if (!document.hidden)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
