import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AccountContext, type Account } from '../account/account-provider.tsx'
import { App } from './app.tsx'
import { screenOf } from './route-table.tsx'

export const signedOut: Account = {
  user: undefined,
  preload: () => undefined,
  run: () => Promise.reject(new Error('Account actions are not available while prerendering.')),
}

export const pageAt = (location: string) => (
  <StrictMode>
    <StaticRouter location={location}>
      <AccountContext value={signedOut}>
        <App />
      </AccountContext>
    </StaticRouter>
  </StrictMode>
)

/** Separates what React hoists, which it writes first, from the content of the page. */
export function splitHead(html: string) {
  const [head = ''] =
    /^(?:<link rel="preload"[^>]*>)*<title>[^<]*<\/title>(?:<meta [^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

export async function render(path: string) {
  const location = path === '*' ? '/404' : path
  await screenOf(location).preload()
  // With the default size, React splits long pages into chunks that an inline script inserts.
  const { prelude } = await prerender(pageAt(location), { progressiveChunkSize: Infinity })
  return splitHead(await new Response(prelude).text())
}
