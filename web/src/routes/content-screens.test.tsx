import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatNumber, formatTaka } from '../brand/format-number.ts'
import { products } from '../catalog/products.ts'
import { formatDate } from '../components/format-date.ts'
import { accessoriesOf } from '../merchandise/accessories.ts'
import { lifestyleItemsOf } from '../merchandise/lifestyle.ts'
import { limitedItems } from '../merchandise/limited-edition.ts'
import { paths } from '../paths.ts'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { AccessoriesScreen } from './accessories/accessories-screen.tsx'
import { accessoriesPage } from './accessories/accessories-text.ts'
import { articleCategories, articles } from './blog/articles.ts'
import { BlogScreen } from './blog/blog-screen.tsx'
import { blogFaqCategories, blogFaqs, blogPage } from './blog/blog-text.ts'
import { LifestyleScreen } from './lifestyle/lifestyle-screen.tsx'
import { gallery, lifestyleGroups, lifestylePage } from './lifestyle/lifestyle-text.ts'
import { LimitedEditionScreen } from './limited-edition/limited-edition-screen.tsx'
import { limitedEditionPage } from './limited-edition/limited-edition-text.ts'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { headlineProteins } from './products/headline-proteins-text.ts'
import { ProductsScreen } from './products/products-screen.tsx'
import { blurbs, differentiators, productsFaqs, productsPage } from './products/products-text.ts'

// Selectors instead of roles: on a whole page a query by role takes a second.
const section = (heading: string) => screen.getByText(heading).closest('section') ?? document.body

const textsOf = (part: HTMLElement, selector: string) =>
  Array.from(part.querySelectorAll(selector), ({ textContent }) => textContent.trim())

type Entry = { name: string; texts: readonly string[] }

/** Expects that the elements have these headings of level 3, in order, and texts. */
function expectEntries(part: HTMLElement, selector: 'article' | 'li', entries: readonly Entry[]) {
  expect(textsOf(part, `${selector} h3`)).toEqual(entries.map(({ name }) => name))
  const elements = textsOf(part, selector)
  for (const [index, { texts }] of entries.entries())
    for (const text of texts) expect(elements[index]).toContain(text)
}

type Item = { name: string; price: number; description: string }

const expectItems = (part: HTMLElement, items: readonly Item[]) =>
  expectEntries(
    part,
    'article',
    items.map(({ name, price, description }) => ({
      name,
      texts: [formatTaka(price), description],
    })),
  )

test('/limited-edition shows its heading once, its items and the number of VIP members', () => {
  renderWithAccount(<LimitedEditionScreen />)

  // Not after the page's name, which is the same.
  expect(document.querySelector('h1')).toHaveTextContent(
    RegExp(`^${limitedEditionPage.hero.title}$`),
  )
  expectItems(section(limitedEditionPage.drop.heading), limitedItems)
  expect(screen.getByText(formatNumber(limitedEditionPage.vip.members))).toBeVisible()
})

test('/accessories shows its items in two groups, with their badges', () => {
  renderWithAccount(<AccessoriesScreen />)

  expectItems(section(accessoriesPage.strength.heading), accessoriesOf('strength'))
  expectItems(section(accessoriesPage.limited.heading), accessoriesOf('limited-edition'))
  for (const { name, badge } of accessoriesOf('strength'))
    if (badge) expect(screen.getByText(badge).closest('article')).toHaveTextContent(name)
})

test('/lifestyle shows its items in groups, and the gallery', () => {
  renderWithAccount(<LifestyleScreen />)

  for (const { type, heading } of lifestyleGroups)
    expectItems(section(heading), lifestyleItemsOf(type))
  expect(section(lifestylePage.gallery.heading).querySelectorAll('img')).toHaveLength(
    gallery.length,
  )
})

test('/blog shows its articles, and questions with their categories', () => {
  renderWithAccount(<BlogScreen />)

  const entries = articles.map(({ title, category, date, readTime, author }) => ({
    name: title,
    texts: [articleCategories[category], formatDate(date), `${readTime} min read`, author],
  }))
  expectEntries(document.body, 'article', entries)
  expect(textsOf(section(blogPage.faqs.heading), 'h3')).toEqual(
    blogFaqs.map(({ question, category }) => `${blogFaqCategories[category]} ${question}`),
  )
  expect(screen.getByText(blogPage.newsletter.subscribers)).toBeVisible()
})

test('/products shows blurbs, headline proteins, snacks, differentiators, questions and catalogue', () => {
  renderWithAccount(<ProductsScreen />)

  for (const { title } of blurbs) expect(screen.getAllByText(title)).not.toEqual([])
  const headline = section(productsPage.headlineProteins.heading)
  expectEntries(
    headline,
    'article',
    headlineProteins.map(({ pack, action }) => ({
      name: pack.name,
      texts: [action, `Per ${pack.serving.name}`],
    })),
  )
  const linksOf = (part: HTMLElement) =>
    Array.from(part.querySelectorAll('a'), (link) => link.getAttribute('href'))
  expect(linksOf(headline)).toEqual(
    headlineProteins.flatMap(({ product }) => (product ? paths.product(product.id) : [])),
  )
  const snacks = products.filter(({ category }) => category === 'snacks')
  expectEntries(
    section(productsPage.snacks.heading),
    'li',
    snacks.map(({ name, price }) => ({ name, texts: [formatTaka(price)] })),
  )
  expectEntries(
    section(productsPage.differentiators.heading),
    'li',
    differentiators.map(({ title, text }) => ({ name: title, texts: [text] })),
  )
  expect(textsOf(section(productsPage.faqs.heading), 'h3')).toEqual(
    productsFaqs.map(({ question }) => question),
  )
  expect(linksOf(section(productsPage.catalogue.heading))).toEqual(
    products.map(({ id }) => paths.product(id)),
  )
})

test('the 404 page links to the home page', () => {
  renderWithAccount(<NotFoundScreen />)

  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home)
})
