import { isExpired, sessionRecord } from '../account/stored-session.ts'
import { filtersCatalogue } from '../products/catalogue-params.ts'
import { catalogueId } from '../routes/products/section-ids.ts'
import { recordEvents } from './event-replay/record-events.ts'
import { firstPaint } from './first-paint.ts'

/*
 * The script that runs before the app. build/prerender.ts inlines it into the head after the stylesheet,
 * so that it runs before the first paint. The policy in firebase.json contains its hash.
 */
recordEvents()

const session = sessionRecord()
const isBlank = session !== undefined && isExpired(session)

// Nothing renders until the auth state is known (specification, section 4; docs/readings.md, 1). The
// prerendered page is the signed-out one: with an unexpired session, the stylesheet hides the elements
// that differ for a signed-in visitor (class account-part).
const page = document.documentElement
if (!isBlank && session !== undefined) page.dataset.account = 'pending'

// A link to the filtered catalogue opens there: nothing renders until the page can scroll to it, nor the
// products until the app has filtered them. After reload, back and forward, the router's state is there,
// and the browser restores the scroll position.
const filtersProducts = !history.state && filtersCatalogue(location.search)
if (filtersProducts) page.dataset.catalogue = 'pending'
page.hidden = isBlank || filtersProducts

// Loads the preloaded fonts before the first layout. Layout would otherwise wait while the browser
// searches all system fonts for ৳.
for (const { dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) {
  document.fonts.load(dataset.font ?? '', 'a৳').catch(() => undefined)
}

addEventListener('DOMContentLoaded', () => void startApp())

/**
 * Loads the app, if possible after the prerendered page is painted.
 * build/prerender.ts lists the app's files, entry first, as links with the inert rel `later`.
 */
async function startApp() {
  page.hidden = isBlank
  if (filtersProducts) document.getElementById(catalogueId)?.scrollIntoView()
  if (!isBlank) await firstPaint()

  // With a session, those of the provider's code follow.
  const files = document.querySelectorAll<HTMLLinkElement>(
    `link[rel="later"]${session !== undefined ? ',link[rel="session"]' : ''}`,
  )
  for (const link of files) {
    link.rel = 'modulepreload'
    // Yields to input: each link takes some milliseconds on a slow phone.
    if (!isBlank) await new Promise((resolve) => setTimeout(resolve))
  }

  startScript(files[0]?.href ?? '', 1000)
}

/** Retries after a failed request, because the events recorded so far wait for the app. */
function startScript(src: string, delayMs: number) {
  // An element instead of import(): offline/update-notice.ts reads the page's version from it.
  const app = document.createElement('script')
  app.type = 'module'
  app.src = src
  app.onerror = () => {
    app.remove()
    setTimeout(() => startScript(src, 2 * delayMs), delayMs)
  }
  document.head.append(app)
}
