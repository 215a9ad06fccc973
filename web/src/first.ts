import { firstScreen } from './first-screen.ts'

/*
 * All that a page runs at first. A signed-out visitor has the whole page already: it is painted
 * before the app is even fetched. The script in index.html's head hides the page of whoever has a
 * session. prerender.mjs names the app's files, the entry first, by links that mean nothing yet.
 */
const isShown = !document.documentElement.hidden
if (isShown) await firstScreen()

const files = document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')
for (const link of files) {
  link.rel = 'modulepreload'
  // Each takes a slow phone some milliseconds: a touch may come between.
  if (isShown) await new Promise((resolve) => setTimeout(resolve))
}

const app = document.createElement('script')
app.type = 'module'
app.src = files[0]?.href ?? ''
document.head.append(app)
