import { buildForDevelopment, serveInstead } from './support/development-build.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('development build → every page hydrates without warnings and keeps its prerendered elements', async ({
  newBrowser,
  expectConsole,
}) => {
  // Hosting serves 404.html with status 404 at these two paths.
  expectConsole(/404 \(Not Found\).*no\/such\/page/)
  expectConsole(/404 \(Not Found\).*unobtainium/)
  const folder = test.info().outputPath('site')
  await buildForDevelopment(folder)
  const browser = await newBrowser()
  await serveInstead(browser, folder)
  const page = await browser.newPage()
  await page.addInitScript(() => {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: ({ bundleType }) => {
        // The bundleType of React's development build is 1.
        document.documentElement.dataset.bundle = String(bundleType)
        return 1
      },
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    }
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1')
      if (!heading) return
      window.firstHeading = heading
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

  for (const path of [...routes, unknownPath, unknownProduct]) {
    await open(page, path)
    await expect(page.locator('html'), path).toHaveAttribute('data-bundle', '1')
    const isKept = await page.evaluate(
      () => document.querySelector('main h1') === window.firstHeading,
    )
    expect(isKept, `${path}: hydration keeps the prerendered elements`).toBe(
      path !== unknownPath && path !== unknownProduct,
    )
  }
})

declare global {
  interface Window {
    firstHeading: Element
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true
      inject: (renderer: { bundleType: number }) => number
      onCommitFiberRoot: () => void
      onCommitFiberUnmount: () => void
    }
  }
}
