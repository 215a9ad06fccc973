import { StrictMode, Suspense } from 'react'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AccountContext } from '../account/account-provider.tsx'
import { products } from '../catalog/products.ts'
import { paths } from '../paths.ts'
import { allRoutes, routes } from '../routes.ts'
import { App } from './app.tsx'
import { screenOf } from './route-table.tsx'
import { pageAt, signedOut, splitHead } from './server.tsx'

const pages = allRoutes
  .filter((route) => route !== routes.notFound)
  .map((route) => (route === routes.product ? paths.product(products[0].id) : route.path))

async function prerender(path: string) {
  await screenOf(path).preload()
  vi.stubEnv('SSR', true)
  // Begins to load the details of a product.
  renderToString(<Suspense>{pageAt(path)}</Suspense>)
  await vi.dynamicImportSettled()
  const html = renderToString(pageAt(path))
  vi.unstubAllEnvs()
  return splitHead(html)
}

// React's production build, in the e2e tests, does not report attributes that differ.
test.each(pages)('%s hydrates without a warning and keeps its elements', async (path) => {
  const { head, body } = await prerender(path)
  document.head.innerHTML = head
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = body
  const [title, heading] = document.querySelectorAll('title, h1')
  history.replaceState(null, '', path)
  vi.stubGlobal('scrollTo', () => undefined)
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRecoverableError = vi.fn()

  const page = (
    <StrictMode>
      <BrowserRouter>
        <AccountContext value={signedOut}>
          <App />
        </AccountContext>
      </BrowserRouter>
    </StrictMode>
  )
  await act(async () => {
    render(page, { container, hydrate: true, onRecoverableError })
    await Promise.resolve()
  })

  expect(warned.mock.calls).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect([...document.querySelectorAll('title, h1')]).toEqual([title, heading])
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
})
