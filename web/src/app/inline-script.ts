import { hasStoredSession } from '../account/stored-session.ts'
import { firstPaint } from './first-paint.ts'

/*
 * Everything a page runs before the app. It stands inline in the head, after the stylesheet (build/prerender.ts), so
 * that it is there before the page is: its hash is part of the policy in firebase.json.
 */
const isSignedIn = hasStoredSession()

// Nothing is shown until it is known who is there (specification, section 4).
if (isSignedIn) document.documentElement.hidden = true

// A font is first looked for when text is laid out, which then waits while the browser goes through
// all the system's fonts for a ৳: these have been fetched ahead, and are ready by then.
for (const { dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-font]')) {
  document.fonts.load(dataset.font ?? '', 'a৳').catch(() => undefined)
}

addEventListener('DOMContentLoaded', () => void startApp())

/**
 * A signed-out visitor has the whole page already: it is painted before the app is even fetched.
 * build/prerender.ts names the app's files, the entry first, by links that mean nothing yet.
 */
async function startApp() {
  if (!isSignedIn) await firstPaint()

  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')
  for (const link of files) {
    link.rel = 'modulepreload'
    // Each takes a slow phone some milliseconds: a touch may come between.
    if (!isSignedIn) await new Promise((resolve) => setTimeout(resolve))
  }

  // An element, not import(): offline/update-notice.ts tells the page's version by it.
  const app = document.createElement('script')
  app.type = 'module'
  app.src = files[0]?.href ?? ''
  document.head.append(app)
}
