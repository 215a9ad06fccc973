import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { signedOutAccount } from '../account/signed-out-account.ts'
import { AccountContext } from '../account/use-account.ts'
import { App } from './app.tsx'
import { matchRoute } from './match-route.ts'
import { Picture, priorityPictures } from '../components/picture.tsx'

/** @returns a page's HTML for a signed-out visitor, and the markup that prefetches its first large picture */
export async function render(path: string): Promise<{ html: string; firstPicture?: string }> {
  const location = path === '*' ? '/404' : path
  await matchRoute(location).Screen.preload()
  priorityPictures.length = 0
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <AccountContext value={signedOutAccount}>
          <App />
        </AccountContext>
      </StaticRouter>
    </StrictMode>,
    // With the default size, React splits long pages into chunks that an inline script inserts.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  const [first] = priorityPictures
  if (!first) return { html }
  const picture = <Picture {...first} alt="" priority fetchPriority="auto" />
  return { html, firstPicture: renderToStaticMarkup(picture) }
}
