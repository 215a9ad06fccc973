import type { Page } from '@playwright/test'
import { waitForPaint, open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

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

/** Expects no navigation and no request. */
async function expectInert(page: Page, press: () => Promise<void>) {
  const before = page.url()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await press()
  await waitForPaint(page)
  expect(page.url()).toBe(before)
  expect(requests.filter((url) => !/\/(assets|icons)\//.test(url))).toEqual([])
}

test('limited edition: “Four limited items and an email waitlist form. Only 500 pieces made appears in one description. A VIP claim of 2,847 members is displayed.”', async ({
  page,
}) => {
  await open(page, '/limited-edition')
  await expect
    .poll(() => articles(region(page, 'This drop.')))
    .toEqual([
      ['Founders Shaker', '৳799'],
      ['Forged Steel Bottle', '৳1,299'],
      ['Carry-All Gym Bag', '৳1,999'],
      ['Strong Sticker Pack', '৳299'],
    ])
  await expect(page.getByText('Only 500 pieces made')).toHaveCount(1)
  await expect(page.getByText('2,847')).toBeVisible()

  const main = page.getByRole('main')
  await expectInert(page, () => main.getByRole('button', { name: 'Shop Now' }).first().click())
  await expectInert(page, () => main.getByRole('button', { name: 'Join VIP' }).click())
  const waitlist = main.getByRole('form', { name: 'Waitlist' })
  const email = waitlist.getByRole('textbox', { name: 'Email address' })
  await email.fill('not an address')
  await expectInert(page, () => waitlist.getByRole('button', { name: 'Join Waitlist' }).click())
  await expectInert(page, () => email.press('Enter'))
  await expect(email, 'keeps the text').toHaveValue('not an address')

  await page.getByRole('link', { name: 'Be first at the next drop' }).click()
  await expect(waitlist).toBeInViewport()
})

test('accessories: “Strength accessories and limited-edition drops. Cards have a hover overlay for limited stock.”', async ({
  page,
}) => {
  await open(page, '/accessories')
  await expect
    .poll(() => articles(region(page, 'Strength accessories')))
    .toEqual([
      ['Lever Lifting Belt', '৳3,500'],
      ['Wrist Wraps', '৳1,200'],
      ['Knee Sleeves', '৳2,200'],
      ['Grip Gloves', '৳1,800'],
    ])
  const limited = region(page, 'Limited-edition drops')
  await expect
    .poll(() => articles(limited))
    .toEqual([
      ['Resistance Band Set', '৳1,800'],
      ['Steel Speed Rope', '৳2,500'],
      ['Liquid Chalk', '৳800'],
    ])
  const belt = page.getByRole('article').filter({ hasText: 'Lever Lifting Belt' })
  await expect(belt.getByText('Best Seller')).toBeVisible()

  const chalk = limited.getByRole('article').filter({ hasText: 'Liquid Chalk' })
  const overlay = chalk.getByText('Limited stock').locator('..')
  await expect(overlay).toHaveCSS('opacity', '0')
  await chalk.hover()
  await expect(overlay, 'on hover').toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(overlay).toHaveCSS('opacity', '0')
  await chalk.getByRole('button', { name: 'Shop Now' }).focus()
  await expect(overlay, 'on focus').toHaveCSS('opacity', '1')
  await expectInert(page, () => chalk.getByRole('button', { name: 'Shop Now' }).click())
})

test('lifestyle: “Apparel in three groups (performance, daily, accessories) and a community gallery; hover overlay on cards”', async ({
  page,
}) => {
  await open(page, '/lifestyle')
  for (const [group, expected] of [
    [
      'Performance',
      [
        ['Tempo Training Tee', '৳2,500'],
        ['Drive Joggers', '৳3,200'],
        ['Summit Hoodie', '৳4,500'],
      ],
    ],
    [
      'Daily',
      [
        ['Everyday Tee', '৳1,800'],
        ['Studio Sweatshirt', '৳3,800'],
        ['Transit Jacket', '৳5,500'],
      ],
    ],
    [
      'Accessories',
      [
        ['Signature Cap', '৳1,500'],
        ['Crossbody Pouch', '৳2,200'],
      ],
    ],
  ] as const) {
    await expect.poll(() => articles(region(page, group))).toEqual(expected)
  }
  await expect(region(page, 'Community gallery').locator('img')).toHaveCount(6)

  const tee = page.getByRole('article').filter({ hasText: 'Everyday Tee' })
  const overlay = tee.getByRole('button', { name: 'Shop Now' }).locator('..')
  await expect(overlay).toHaveCSS('opacity', '0')
  await tee.hover()
  await expect(overlay).toHaveCSS('opacity', '1')
})

test('no hover → a card always shows its button, and marks limited stock', async ({
  newBrowser,
}) => {
  const phone = await newBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await open(page, '/accessories')
  const belt = page.getByRole('article').filter({ hasText: 'Lever Lifting Belt' })
  const button = belt.getByRole('button', { name: 'Shop Now' })
  await expect(button.locator('..')).toHaveCSS('opacity', '1')
  await button.tap()
  await expect(page).toHaveURL('/accessories')
  for (const card of await region(page, 'Limited-edition drops').getByRole('article').all()) {
    await expect(card.getByText('Limited stock').filter({ visible: true })).toHaveCount(1)
  }
})
