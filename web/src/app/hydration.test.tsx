import { StrictMode, Suspense } from 'react'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountContext, type Account } from '../account/account-provider.tsx'
import { products } from '../catalog/products.ts'
import { paths } from '../paths.ts'
import { allRoutes, routes } from '../routes.ts'
import { App } from './app.tsx'
import { screenOf } from './screens.ts'

afterEach(() => history.replaceState(null, '', '/'))

const pages = allRoutes
  .filter((route) => route !== routes.notFound)
  .map((route) => (route === routes.product ? paths.product(products[0].id) : route.path))

const signedOut: Account = {
  user: undefined,
  preload: () => undefined,
  run: () => Promise.reject(new Error('Nobody is signed in.')),
}
const app = (
  <AccountContext value={signedOut}>
    <App />
  </AccountContext>
)

async function prerender(path: string) {
  await screenOf(path).preload()
  vi.stubEnv('SSR', true)
  const page = (
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>
  )
  // Begins to load the details of a product.
  renderToString(<Suspense>{page}</Suspense>)
  await vi.dynamicImportSettled()
  const html = renderToString(page)
  vi.unstubAllEnvs()
  return html
}

// React's production build, in the e2e tests, does not report attributes that differ.
test.each(pages)('%s hydrates without a warning and keeps its elements', async (path) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await prerender(path)
  const heading = container.querySelector('h1')
  history.replaceState(null, '', path)
  vi.stubGlobal('scrollTo', () => undefined)
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onRecoverableError = vi.fn()

  const page = <BrowserRouter>{app}</BrowserRouter>
  await act(async () => {
    render(<StrictMode>{page}</StrictMode>, { container, hydrate: true, onRecoverableError })
    await Promise.resolve()
  })

  expect(warned.mock.calls).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('h1')).toBe(heading)
})
