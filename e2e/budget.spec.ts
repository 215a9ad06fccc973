import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readBuilt, readJson } from './support/built-site.ts'
import { authOrigin, shopOrigin } from './support/environment.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Bytes of gzip, level 9; npm run doctor weighs what the pages name by the same table. */
const { script } = readJson('web/budgets.json') as {
  script: { page: number; accountForm: number }
}

const isAccountForm = (path: string) => path === '/login' || path === '/register'

/** What only Firebase's SDK would hold. */
const firebaseCode = /identitytoolkit|securetoken|firebaseapp|firebase\.google\.com/

test.describe('JavaScript for a signed-out first visit of any route, gzip, “without any Firebase code”', () => {
  for (const path of [...routes, unknownPath, unknownProduct]) {
    const most = isAccountForm(path) ? script.accountForm : script.page

    test(`${path}: ≤ ${most.toLocaleString('en')}`, async ({ page, expectConsole }) => {
      if (path === unknownPath || path === unknownProduct) expectConsole('404 (Not Found)')

      const asked = await firstVisit(page, path)

      const scripts = asked.filter(({ pathname }) => /^\/assets\/.*\.js$/.test(pathname))
      const files = scripts.map(({ pathname }) => readBuilt(pathname))
      const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
      process.stdout.write(
        `    ${path}: ${bytes.toLocaleString('en')} bytes in ${files.length} files\n`,
      )
      expect(files.length).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(most)

      const ofFirebase = files.filter((file) => firebaseCode.test(file.toString()))
      const configs = asked.filter(({ pathname }) => pathname.startsWith('/__/'))
      expect(ofFirebase.length > 0, 'whether there is Firebase code').toBe(isAccountForm(path))
      expect(configs.length > 0, 'whether the web config is asked for').toBe(isAccountForm(path))
      expect(asked.filter(({ origin }) => origin === authOrigin)).toEqual([])
    })
  }
})

/** All that a first visit asks for. */
async function firstVisit(page: Page, path: string): Promise<URL[]> {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(asked.filter(({ origin }) => origin !== shopOrigin && origin !== authOrigin)).toEqual([])
  return asked
}

for (const path of ['/login', '/register']) {
  test(`“their auth chunk fetched after hydration”: ${path} is told of no Firebase code`, () => {
    const html = readBuilt(`${path}.html`).toString()
    const early = html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g) ?? []

    expect(early.length).toBeGreaterThan(0)
    for (const file of early) expect(readBuilt(file).toString(), file).not.toMatch(firebaseCode)
  })
}
