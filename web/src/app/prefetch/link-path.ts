/** Returns the path that an element links to; undefined without a link, and for other origins and the current page. */
export function linkPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return
  return link.pathname
}
