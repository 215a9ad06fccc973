/** What a route of the worker is asked about. */
export type Asked = { sameOrigin: boolean; url: URL; request: Request }

/**
 * Whether the worker may answer at all. The API, Firebase's own addresses, other sites and parts of
 * a file (films ask so) go to the network as if there were no worker; only GET gets this far.
 */
export const isOurs = ({ sameOrigin, url, request }: Asked) =>
  sameOrigin && !/^\/(?:api|__)(?:\/|$)/.test(url.pathname) && !request.headers.has('range')

/** The files of the build. Their names hold their hash, so whatever is kept of them is right. */
export const isAsset = (asked: Asked) =>
  isOurs(asked) && /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(asked.url.pathname)

/** Pictures alone: a film is never kept. */
export const isPicture = (asked: Asked) =>
  isOurs(asked) && /^\/assets\/media\/[^/]+\.(?:avif|webp)$/.test(asked.url.pathname)

export const isPage = (asked: Asked) => isOurs(asked) && asked.request.mode === 'navigate'

/** The one path of a page, however it was written: Hosting redirects the other ways to it. */
export const pagePath = ({ pathname }: URL) => pathname.replace(/(?:\/|\.html)$/, '') || '/'

/** The same picture at the width in which some are kept (decision 0013). */
export const smallPicture = ({ pathname }: URL) =>
  pathname.replace(/-\d+\.([\da-f]+)\.avif$/, '-400.$1.avif')
