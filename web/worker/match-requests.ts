import { referralCodeIn } from '../src/brand/referral-code.ts'

/** The options of Workbox's match callbacks that these functions use. */
export type MatchOptions = { sameOrigin: boolean; url: URL; request: Request }

/**
 * Whether the worker handles a GET request. It does not handle the API, Firebase's reserved paths, other
 * origins and range requests, which videos use.
 */
export const isHandled = ({ sameOrigin, url, request }: MatchOptions) =>
  sameOrigin && !/^\/(?:api|__)(?:\/|$)/.test(url.pathname) && !request.headers.has('range')

/** Built files. Their names contain a hash, so a cached file is never stale. */
export const isAsset = (options: MatchOptions) =>
  isHandled(options) && /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(options.url.pathname)

/** Pictures. Videos are never cached. */
export const isPicture = (options: MatchOptions) =>
  isHandled(options) && /^\/assets\/media\/[^/]+\.(?:avif|webp)$/.test(options.url.pathname)

export const isPage = (options: MatchOptions) =>
  isHandled(options) && options.request.mode === 'navigate'

/** The path whose page Hosting serves: it redirects other URLs to it, and a referral link has the home page. */
export const pagePath = ({ pathname }: URL) =>
  (referralCodeIn(pathname) === undefined && pathname.replace(/(?:\/|\.html)$/, '')) || '/'

/** The path of the picture in the precached width (decision 0013). */
export const smallPicture = ({ pathname }: URL) =>
  pathname.replace(/-\d+\.([\da-f]+)\.avif$/, '-400.$1.avif')
