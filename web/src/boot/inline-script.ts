import { recordEvents } from './record-events.ts'
import { firstPaint } from './first-paint.ts'

// Runs on every page before the app: build/prerender.ts inlines it after the stylesheet, before the first paint.

/** Milliseconds since the start of the navigation. */
const slowMs = 400

recordEvents()

// With a stored session the page is blank (session-script.ts).
const { appMayLoad } = window

// Before the first layout: it would otherwise wait while the browser searches all system fonts for ৳.
for (const { dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) {
  document.fonts.load(dataset.font ?? '', 'a৳').catch(() => undefined)
}

// build/page-links.ts lists the app's files as links with the inert rel `later`.
const files = document.querySelectorAll<HTMLLinkElement>('[rel~=later]')

// A slow stylesheet means a slow connection: the files load at once. Else they would compete with the first paint.
const isEarly = appMayLoad !== undefined || performance.now() > slowMs
if (isEarly) void preload()

addEventListener('DOMContentLoaded', () => void startApp())

async function startApp() {
  await (appMayLoad ?? firstPaint())
  if (!isEarly) await preload()
  const entry = document.querySelector<HTMLLinkElement>('[data-load=app]')
  startScript(entry?.href ?? '', 1000)
}

async function preload() {
  // The browser would compile the app first, but the provider's answer takes a round trip.
  await appMayLoad
  for (const link of files) {
    link.fetchPriority = 'low'
    link.rel = 'modulepreload'
    // Yields to input: each link takes some milliseconds on a slow phone.
    if (!isEarly) await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Retries after a failed request, because the events recorded so far wait for the app. */
function startScript(src: string, delayMs: number) {
  const app = document.createElement('script')
  app.type = 'module'
  app.src = src
  app.onerror = () => {
    app.remove()
    setTimeout(() => startScript(src, 2 * delayMs), delayMs)
  }
  document.head.append(app)
}
