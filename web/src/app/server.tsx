import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AccountContext, type Account } from '../account/account-provider.tsx'
import { App } from './app.tsx'
import { screenOf } from './screens.ts'

const signedOut: Account = {
  user: undefined,
  preload: () => undefined,
  run: () => Promise.reject(new Error('Account actions are not available while prerendering.')),
}

/** @returns a page's HTML for a signed-out visitor */
export async function render(path: string): Promise<string> {
  const location = path === '*' ? '/404' : path
  await screenOf(location).preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <AccountContext value={signedOut}>
          <App />
        </AccountContext>
      </StaticRouter>
    </StrictMode>,
    // With the default size, React splits long pages into chunks that an inline script inserts.
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}
