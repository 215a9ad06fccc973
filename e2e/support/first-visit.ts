import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readJson } from '../../tools/shop.ts'
import { readBuilt, readPage, scriptsOf, shopOrigin } from './environment.ts'
import { hold } from './requests.ts'
import { routeName } from './routes.ts'
import { waitForHydration, waitForPaint } from './shop-page.ts'
import { expect } from './test.ts'
import { phone } from './viewports.ts'

const kinds = {
  script: /^\/assets\/.*\.js$/,
  html: /^(?!\/(?:assets|icons|__|api)\/)(?!.*\.)/,
  style: /\.css$/,
  font: /\.woff2$/,
  picture: /\.avif$/,
  video: /\.(?:mp4|webm)$/,
} as const
type Kind = keyof typeof kinds

/** Maximum transferred bytes of a page. Text counts as compressed by gzip at level 9. */
const budgets = readJson('web/budgets.json') as {
  default: Record<Kind, number>
  exceptions: Record<string, Partial<Record<Kind, number>>>
}

const exceptionsOf = (path: string) => budgets.exceptions[routeName(path)]

/** /login and /register load Firebase code, so only they have a script budget of their own. */
const isAccountForm = (path: string) => exceptionsOf(path)?.script !== undefined

const isConfig = ({ pathname }: URL) => pathname.startsWith('/__/')

/** Strings that occur only in Firebase's SDK. */
const firebaseCode = /identitytoolkit|securetoken|firebaseapp|firebase\.google\.com/

function expectBudget(path: string, requests: readonly URL[]) {
  expect(overBudget(path, requests), path).toEqual([])

  const scripts = requests.filter(({ pathname }) => kinds.script.test(pathname))
  const files = scripts.map(({ pathname }) => readBuilt(pathname))
  expect(files.length).toBeGreaterThan(0)
  const ofFirebase = files.filter((file) => firebaseCode.test(file.toString()))
  for (const file of scriptsOf(path))
    expect(readBuilt(file).toString(), `preloaded ${file}`).not.toMatch(firebaseCode)
  expect(ofFirebase.length > 0, 'loads Firebase code').toBe(isAccountForm(path))
  expect(requests.some(isConfig), 'requests the web config').toBe(isAccountForm(path))
  const others = requests.filter(
    ({ origin, pathname }) => origin !== shopOrigin || pathname.startsWith('/api/'),
  )
  expect(others).toEqual([])
}

/**
 * Visits a page for the first time, on a phone with a dense screen, which loads the largest pictures. Pictures
 * are held until the first paint, because the browser would use a loaded picture in place of a smaller one and
 * make one request less. The returned function waits until no request is open and expects the budget.
 */
export async function firstVisit(page: Page, path: string) {
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  // Otherwise Playwright would take its former size for that of the page once the override below ends.
  await page.setViewportSize(phone)
  const devtools = await page.context().newCDPSession(page)
  const screen = { ...phone, deviceScaleFactor: 3, mobile: false }
  await devtools.send('Emulation.setDeviceMetricsOverride', screen)
  const pictures = await hold(page, kinds.picture)
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await waitForPaint(page)
  pictures.release()
  await waitForHydration(page)
  const end = async () => {
    if (isAccountForm(path)) await expect.poll(() => requests.some(isConfig)).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.unroute(kinds.picture)
    await devtools.detach()
    expectBudget(path, requests)
  }
  return { response, end }
}

function overBudget(page: string, requests: readonly URL[]) {
  const budget = { ...budgets.default, ...exceptionsOf(page) }
  const paths = [...new Set(requests.map(({ pathname }) => pathname))]
  const weights = (Object.keys(kinds) as Kind[]).map((kind) => {
    const files = paths.filter((file) => kinds[kind].test(file))
    const bytes = files.reduce((sum, file) => sum + weightOf(file), 0)
    return { kind, bytes, most: budget[kind] }
  })
  process.stdout.write(
    `    ${page}: ${weights.map(({ kind, bytes }) => `${kind} ${bytes}`).join(', ')}\n`,
  )
  return weights
    .filter(({ bytes, most }) => bytes > most)
    .map(({ kind, bytes, most }) => `${kind}: ${bytes} bytes, ${bytes - most} more than ${most}`)
}

function weightOf(file: string): number {
  if (/\.(?:avif|woff2|mp4|webm)$/.test(file)) return readBuilt(file).length
  return gzipSync(kinds.html.test(file) ? readPage(file) : readBuilt(file), { level: 9 }).length
}
