import { readdirSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { caseinProtein } from '../web/src/catalog/casein-protein/product.ts'
import { paths } from '../web/src/paths.ts'
import { builtSite, readBuilt } from './support/environment.ts'
import { expectLayout, expectWhole } from './support/layout-problems.ts'
import { errorBox, open, setTextSize, setTextSpacing, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

test('fits menus, tabs and forms on a phone when text is 32 px', async ({ page, adasPage }) => {
  await setTextSize(page, 32)
  await resize(page, { ...phone, width: 320 })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await open(page, '/about')
  await button('Menu').click()
  await expectLayout(page, 'menu')
  await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('pro')
  await expectLayout(page, 'search')

  await open(page, paths.products)
  await button('Filter').click()
  await expectLayout(page, 'filters')
  await page.getByRole('searchbox').fill('chips')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expectWhole(page, 'one product')
  await open(page, paths.product(caseinProtein.id))
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toBeInViewport({ ratio: 1 })
    await expectLayout(page, await tab.innerText())
  }
  await open(page, paths.register)
  await button('Create Account').click()
  await expect(errorBox(page)).toHaveText(messages.fillAllFields)
  await expectLayout(page, 'register, empty')
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 1 })
  }

  await setTextSize(adasPage, 32)
  await resize(adasPage, { ...phone, width: 320 })
  await open(adasPage, paths.profile)
  const adasButton = (name: string) => adasPage.getByRole('button', { name, exact: true })
  await adasButton('Edit').click()
  await expectLayout(adasPage, 'profile, edited')
  await adasButton('Save').click()
  await expect(toasts(adasPage)).toContainText(notices.profileUpdated)
  await expectWhole(adasPage, 'toast')
  for (const [name, action] of [
    ['Change Password', 'Save'],
    ['Delete Account', 'Delete my account'],
  ] as const) {
    await adasButton(name).click()
    await adasPage.getByRole('dialog').getByRole('button', { name: action }).click()
    await expect(errorBox(adasPage)).toBeInViewport({ ratio: 1 })
    await expectWhole(adasPage, name)
    await adasPage.keyboard.press('Escape')
  }

  await test.step('fits when text is spaced', async () => {
    await setTextSize(adasPage, 16)
    await setTextSpacing(adasPage)
    await expectLayout(adasPage, 'profile, spaced')
    for (const name of [
      ...['Change Password', 'Privacy Settings', 'Notification Preferences', 'Delete Account'],
      ...['Menu', 'Search'],
    ]) {
      await adasButton(name).first().click()
      await expect(adasPage.getByRole('dialog')).toBeVisible()
      if (name === 'Search') await adasPage.getByRole('combobox').fill('pro')
      await expectLayout(adasPage, `${name}, spaced`)
      await adasPage.keyboard.press('Escape')
      await expect(adasPage.getByRole('dialog')).toBeHidden()
    }
  })
})

test('sizes text relative to the browser’s default', () => {
  const sheets = readdirSync(path.join(builtSite, 'assets')).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  const declarations = sheets.flatMap(
    (file) =>
      readBuilt(`assets/${file}`)
        .toString()
        .match(/[\w-]+:[^:;{}]+(?=[;}])/g) ?? [],
  )
  const sizes = declarations.filter((text) => /^(?:font-size|font|--text-[\w-]+):/.test(text))
  const keywords = /:(?:inherit|initial|unset|100%|smaller|larger|var\(--text-[\w-]+\))$/
  const isRelative = (size: string) =>
    keywords.test(size) || (/[\d.](?:r?em|%)/.test(size) && !/[\d.]px/.test(size))

  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter((size) => !/line-height/.test(size) && !isRelative(size))).toEqual([])
})
