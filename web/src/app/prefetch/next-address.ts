/** The address within the shop that an element leads to; undefined for the page one is on. */
export function nextAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  return link.pathname
}
