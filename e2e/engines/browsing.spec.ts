import { categoryLabel } from '../../web/src/catalog/categories.ts'
import { caseinProtein } from '../../web/src/catalog/casein-protein/product.ts'
import { products } from '../../web/src/catalog/products.ts'
import { proteinCoffee } from '../../web/src/catalog/protein-coffee/product.ts'
import { paths } from '../../web/src/paths.ts'
import { affiliatePage, incompleteText } from '../../web/src/routes/affiliate/affiliate-text.ts'
import { routes } from '../../web/src/routes.ts'
import { productPage } from '../../web/src/routes/product/product-text.ts'
import { productsFaqs } from '../../web/src/routes/products/products-text.ts'
import { applicant } from '../support/affiliate-form.ts'
import { desktop, phone } from '../support/viewports.ts'
import { expect, test } from './test.ts'

const search = { role: 'button', name: 'Search' }
const valueOf = ([field]: HTMLElement[]) => (field as HTMLInputElement | undefined)?.value
const heading = (name: string) => ({ role: 'heading', name })

test('finds a product by search and opens it', async ({ shop }) => {
  await shop.open(paths.about)
  await shop.click(search)
  await shop.see({ text: 'Start typing to search products' })
  await shop.tab.press('Escape')
  await shop.expectFocus(search)

  await shop.click(search)
  await shop.fill('Search products', 'zzz')
  await shop.see({ text: 'Try searching with different keywords' })
  await shop.fill('Search products', proteinCoffee.name)
  await shop.expectCount({ role: 'option' }, 1)
  await shop.click({ role: 'option' })
  await shop.expectPath(paths.product(proteinCoffee.id))
  await shop.expectFocus(heading(proteinCoffee.name))
})

test('opens a page from the menu of a phone', async ({ shop }) => {
  await shop.resize(phone)
  await shop.open(paths.about)
  await shop.click({ role: 'button', name: 'Menu' })
  await shop.click({ role: 'link', name: routes.blog.menu })
  await shop.expectPath(routes.blog.path)
  await shop.until('no dialog and the top of the page', () => {
    return !document.querySelector('dialog[open]') && scrollY === 0
  })
})

test('filters the catalogue by category and text until it is reset', async ({ shop }) => {
  const snacks = products.filter(({ category }) => category === 'snacks')
  await shop.open(paths.products)
  await shop.click({ role: 'button', name: categoryLabel('snacks') })
  await shop.see({ text: `${snacks.length} products` })
  await shop.fill('Search products', caseinProtein.name)
  await shop.see(heading('No products found'))
  await shop.click({ role: 'button', name: 'Reset Filters' })
  await shop.see({ text: `${products.length} products` })
})

test('switches tabs, quantity and questions of a product', async ({ shop }) => {
  await shop.open(paths.product(caseinProtein.id))
  const { benefits, howToUse } = productPage.tabs
  await shop.click({ role: 'tab', name: benefits })
  await shop.see({ role: 'tabpanel', name: benefits })
  await shop.tab.press('ArrowRight')
  await shop.expectFocus({ role: 'tab', name: howToUse })
  await shop.see({ role: 'tabpanel', name: howToUse })

  for (let press = 0; press < 3; press += 1) {
    await shop.click({ role: 'button', name: 'Increase quantity' })
  }
  await shop.click({ role: 'button', name: 'Decrease quantity' })
  await shop.see({ text: '3' })

  await shop.open(paths.products)
  for (const { question, answer } of productsFaqs) {
    await shop.click({ role: 'button', name: question })
    await shop.see({ text: answer })
  }
  await shop.expectCount({ text: productsFaqs[0].answer }, 0)
})

test('makes a link that can be copied when an affiliate signs up', async ({ shop }) => {
  await shop.open(paths.affiliate)
  await shop.fill('Full name', applicant.name)
  await shop.fill('Email', applicant.email)
  await shop.click({ role: 'button', name: affiliatePage.form.action })
  await shop.see({ text: incompleteText(['phone']) })
  await shop.fill('Phone', applicant.phone)
  await shop.click({ role: 'button', name: affiliatePage.form.action })
  await shop.expectFocus(heading(affiliatePage.success.title))

  const link = await shop.read({ label: 'Your referral link' }, valueOf)
  const newsletter = { role: 'textbox', name: /Email address/ }
  await shop.click({ role: 'button', name: 'Copy link' })
  await shop.click(newsletter)
  await shop.tab.press('v', 'Control')
  await shop.expect(newsletter, valueOf).toBe(link)
})

test('restores the scroll positions on Back and Forward', async ({ shop }) => {
  await shop.open(paths.products)
  await shop.click(heading(productsFaqs[0].question))
  const left = await shop.tab.evaluate('scrollY')
  await shop.click({ role: 'link', name: 'Lifestyle' })
  await shop.expectPath(paths.lifestyle)
  await shop.until('its top', () => scrollY === 0)

  await shop.tab.evaluate('history.back()')
  await shop.expectPath(paths.products)
  await expect.poll(() => shop.tab.evaluate('scrollY')).toBe(left)
  await shop.tab.evaluate('history.forward()')
  await shop.expectPath(paths.lifestyle)
  await shop.until('its top again', () => scrollY === 0)
})

test('applies what is pressed and typed before hydration', async ({ shop, network }) => {
  await shop.resize(phone)
  let release = network.hold(/\/assets\/.*\.js$/)
  await shop.visit(paths.about)
  await shop.click({ role: 'button', name: 'Menu' })
  release()
  await shop.see({ role: 'dialog', name: 'Menu' })

  release = network.hold(/\/assets\/.*\.js$/)
  await shop.visit(paths.login)
  await shop.fill('Email', applicant.email)
  release()
  await shop.waitForHydration()
  await shop.expectFocus({ label: 'Email' })
  await shop.expect({ label: 'Email' }, valueOf).toBe(applicant.email)
})

test('plays films', async ({ shop, network }) => {
  for (const viewport of [desktop, phone]) {
    await shop.resize(viewport)
    for (const path of [paths.home, paths.products]) {
      await shop.open(path)
      await shop.until('every film in the viewport to play', () => {
        const films = [...document.querySelectorAll('video')]
        return films.length > 0 && films.every(({ played }) => played.length > 0)
      })
    }
  }
  const formats = network.requests.map(({ path }) => /\.(webm|mp4)$/.exec(path)?.[1])
  expect(new Set(formats.filter(Boolean)).size, 'one format').toBe(1)
})

test('opens visited pages offline, and says so for others', async ({ shop, network, expected }) => {
  expected.push(/Could not connect|Cannot load/)
  network.serveWorker()
  await shop.open(paths.about)
  await shop.until('the worker', async () => (await caches.match(location.pathname)) !== undefined)
  await network.goOffline()
  await shop.reload()
  await shop.visit(paths.lifestyle)
  await shop.see(heading('You are offline'))
})
