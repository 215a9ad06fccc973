import type { Page } from '@playwright/test'
import { formatNumber, formatTaka } from '../web/src/brand/format-number.ts'
import { accessories, accessoriesOf } from '../web/src/merchandise/accessories.ts'
import { lifestyleItems, lifestyleItemsOf } from '../web/src/merchandise/lifestyle.ts'
import { limitedItems } from '../web/src/merchandise/limited-edition.ts'
import { accessoriesPage } from '../web/src/routes/accessories/accessories-text.ts'
import { gallery } from '../web/src/routes/lifestyle/gallery.ts'
import { lifestyleGroups, lifestylePage } from '../web/src/routes/lifestyle/lifestyle-text.ts'
import { limitedEditionPage } from '../web/src/routes/limited-edition/limited-edition-text.ts'
import { waitForPaint, open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

const labelsOf = (items: readonly { name: string; price: number }[]) =>
  items.map(({ name, price }) => [name, formatTaka(price)])

/** Returns the name and price of each article in a region. */
const articles = (part: ReturnType<typeof region>) =>
  part
    .getByRole('article')
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('h3')?.textContent,
        /৳[\d,]+/.exec(one.textContent)?.[0],
      ]),
    )

/** Expects that `press` causes no navigation and no request. */
async function expectInert(page: Page, press: () => Promise<void>) {
  const before = page.url()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await press()
  await waitForPaint(page)
  expect(page.url()).toBe(before)
  expect(requests.filter((url) => !/\/(assets|icons)\//.test(url))).toEqual([])
}

test('/limited-edition → shows the items, the VIP members and the waitlist; its buttons do nothing', async ({
  page,
}) => {
  await open(page, '/limited-edition')
  const { drop, vip } = limitedEditionPage
  await expect.poll(() => articles(region(page, drop.heading))).toEqual(labelsOf(limitedItems))
  for (const { description } of limitedItems) {
    await expect(page.getByText(description)).toHaveCount(1)
  }
  await expect(page.getByText(formatNumber(vip.members))).toBeVisible()

  const main = page.getByRole('main')
  await expectInert(page, () => main.getByRole('button', { name: drop.action }).first().click())
  await expectInert(page, () => main.getByRole('button', { name: vip.action }).click())
  const waitlist = main.getByRole('form', { name: 'Waitlist' })
  const email = waitlist.getByRole('textbox', { name: 'Email address' })
  const joinWaitlist = waitlist.getByRole('button', { name: limitedEditionPage.waitlist.action })
  await email.fill('not an e-mail')
  await expectInert(page, () => joinWaitlist.click())
  await expectInert(page, () => email.press('Enter'))
  await expect(email, 'keeps the text').toHaveValue('not an e-mail')

  await page.getByRole('link', { name: limitedEditionPage.hero.toWaitlist }).click()
  await expect(waitlist).toBeInViewport()
})

test('/accessories → shows two groups; hover or focus on a card shows its limited-stock overlay', async ({
  page,
}) => {
  await open(page, '/accessories')
  await expect
    .poll(() => articles(region(page, accessoriesPage.strength.heading)))
    .toEqual(labelsOf(accessoriesOf('strength')))
  const limited = region(page, accessoriesPage.limited.heading)
  await expect.poll(() => articles(limited)).toEqual(labelsOf(accessoriesOf('limited-edition')))
  for (const { name, badge } of accessoriesOf('strength')) {
    if (!badge) continue
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card.getByText(badge)).toBeVisible()
  }

  const chalk = limited.getByRole('article').last()
  const overlay = chalk.getByText(accessoriesPage.limited.chip).locator('..')
  await expect(overlay).toHaveCSS('opacity', '0')
  await chalk.hover()
  await expect(overlay, 'on hover').toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(overlay).toHaveCSS('opacity', '0')
  await chalk.getByRole('button', { name: accessoriesPage.action }).focus()
  await expect(overlay, 'on focus').toHaveCSS('opacity', '1')
  await expectInert(page, () => chalk.getByRole('button', { name: accessoriesPage.action }).click())
})

test('/lifestyle → shows the groups and the gallery; hover on a card shows its overlay', async ({
  page,
}) => {
  await open(page, '/lifestyle')
  for (const { type, heading } of lifestyleGroups) {
    const items = labelsOf(lifestyleItemsOf(type))
    await expect.poll(() => articles(region(page, heading))).toEqual(items)
  }
  const pictures = region(page, lifestylePage.gallery.heading).locator('img')
  await expect(pictures).toHaveCount(gallery.length)

  const tee = page.getByRole('article').filter({ hasText: lifestyleItems[3].name })
  const overlay = tee.getByRole('button', { name: lifestylePage.action }).locator('..')
  await expect(overlay).toHaveCSS('opacity', '0')
  await tee.hover()
  await expect(overlay).toHaveCSS('opacity', '1')
})

test('device without hover → cards always show their button and limited-stock label', async ({
  newBrowser,
}) => {
  const phone = await newBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await open(page, '/accessories')
  const belt = page.getByRole('article').filter({ hasText: accessories[0].name })
  const button = belt.getByRole('button', { name: accessoriesPage.action })
  await expect(button.locator('..')).toHaveCSS('opacity', '1')
  await button.tap()
  await expect(page).toHaveURL('/accessories')
  const { heading, chip } = accessoriesPage.limited
  for (const card of await region(page, heading).getByRole('article').all()) {
    await expect(card.getByText(chip).filter({ visible: true })).toHaveCount(1)
  }
})
