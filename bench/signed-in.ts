/**
 * Measures the first paint of a signed-in visitor on a slow phone, relative to that of a signed-out one:
 * `npm run build && npx tsx bench/signed-in.ts [rounds, 5] [paths, four]`. The account is a real one of
 * the Auth emulator, with an unexpired and with an expired ID token.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { paths as routePaths } from '../web/src/paths.ts'
import { products } from '../web/src/products/products.ts'
import { supervise } from '../tools/process/supervise.ts'
import { median } from './evaluate-page.ts'
import { firstPaint, ms, openSlowPhone, startShopAndBrowser } from './slow-phone.ts'

const [rounds = '5', ...chosen] = process.argv.slice(2)
const defaultPaths = [
  routePaths.home,
  routePaths.products,
  routePaths.product(products[0].id),
  routePaths.about,
]

/** Maximum first paint ÷ first paint of a signed-out visitor. */
const maxRatios = { unexpired: 1.6, expired: 2.2 }

type StoredItem = { name: string; value: string }
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Registers by the form. @returns the session that the SDK has stored */
async function register(browser: Browser, origin: string): Promise<StoredItem[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(origin + routePaths.register)
  await page.getByLabel('Full name').fill('Ada Rahman')
  await page.getByLabel('Email').first().fill('ada@bench.example')
  await page.getByLabel('Password', { exact: true }).fill('bench-password')
  await page.getByLabel('Confirm password').fill('bench-password')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(origin + routePaths.home)
  const { origins } = await context.storageState()
  await context.close()
  const items = origins.flatMap(({ localStorage }) => localStorage)
  if (!items.some(isSession)) throw new Error('The registration has stored no session.')
  return items
}

const isSession = ({ name }: StoredItem) => name.startsWith('firebase:authUser:')

/** Sets the expiry of the session's ID token to an hour ago. */
function withExpiredToken(item: StoredItem): StoredItem {
  if (!isSession(item)) return item
  const value = item.value.replace(/("expirationTime":)\d+/, `$1${Date.now() - 3_600_000}`)
  if (value === item.value) throw new Error('The stored session has no expiry.')
  return { ...item, value }
}

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const { origin, shop, browser } = await startShopAndBrowser(cleanup)

  const session = await register(browser, origin)
  const stateOf = (localStorage: StoredItem[]): StorageState => ({
    cookies: [],
    origins: [{ origin: shop, localStorage }],
  })
  const visitors = {
    signedOut: stateOf([]),
    unexpired: stateOf(session),
    expired: stateOf(session.map(withExpiredToken)),
  }
  type Visitor = keyof typeof visitors
  const names: readonly Visitor[] = ['signedOut', 'unexpired', 'expired']

  const paint = async (path: string, visitor: Visitor) => {
    const { page, close } = await openSlowPhone(browser, { storageState: visitors[visitor] })
    await page.goto(shop + path, { waitUntil: 'commit' })
    const time = await firstPaint(page)
    await close()
    return time
  }

  let failed = 0
  for (const path of chosen.length > 0 ? chosen : defaultPaths) {
    const times: Record<Visitor, number[]> = { signedOut: [], unexpired: [], expired: [] }
    // The proxy compresses a file when it is first requested.
    for (const visitor of names) await paint(path, visitor)
    for (let round = 0; round < Number(rounds); round++)
      for (const visitor of names) times[visitor].push(await paint(path, visitor))

    const signedOut = median(times.signedOut)
    const results = (['unexpired', 'expired'] as const).map((visitor) => {
      const ratio = median(times[visitor]) / signedOut
      if (ratio > maxRatios[visitor]) failed++
      return `${visitor} ${ms(median(times[visitor]))} = ${ratio.toFixed(2)} × (maximum ${maxRatios[visitor]})`
    })
    console.log(path.padEnd(28), `signed out ${ms(signedOut)},`, results.join(', '))
  }
  return failed > 0 ? 1 : 0
})
