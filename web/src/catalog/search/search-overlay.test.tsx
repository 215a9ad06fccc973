import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatTaka } from '../../brand/format-number.ts'
import { paths } from '../../paths.ts'
import { categoryLabel } from '../categories.ts'
import { searchableProducts } from '../products.ts'
import { proteinChips } from '../protein-chips/product.ts'
import { proteinCoffee } from '../protein-coffee/product.ts'
import { maxResults } from './search-products.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { SearchOverlay } from './search-overlay.tsx'

const box = () => screen.getByRole('combobox', { name: 'Search products' })
const options = () => screen.queryAllByRole('option')
const currentPath = () => screen.getByRole('complementary')

const open = () => renderWithAccount(<SearchOverlay onClose={() => undefined} />)

test('shows a placeholder, a hint and no results when there is no text', () => {
  open()

  expect(box()).toHaveAttribute('placeholder', 'Search products...')
  expect(screen.getByText('Start typing to search products')).toBeVisible()
  expect(options()).toEqual([])
})

test('lists products in order, each with picture, name, category and price, when several match', async () => {
  const { visitor } = open()

  await visitor.type(box(), 'PRO')

  const first = searchableProducts.slice(0, maxResults)
  expect(options()).toHaveLength(first.length)
  for (const [index, { name, category, price }] of first.entries()) {
    expect(options()[index]).toHaveTextContent(name)
    expect(options()[index]).toHaveTextContent(categoryLabel(category))
    expect(options()[index]).toHaveTextContent(formatTaka(price))
    expect(options()[index]?.querySelector('img')).toBeInTheDocument()
  }
  expect(screen.getByText(`${first.length} results`, { ignore: '[aria-live]' })).toBeVisible()
})

test('shows a hint and a message with the typed text when no product matches, and announces it once', async () => {
  const { visitor } = open()

  await visitor.type(box(), 'creatine (.*)')

  const status = screen.getByText(/^No products found for/)
  expect(status).toHaveTextContent('No products found for "creatine (.*)"')
  expect(status).toBeVisible()
  expect(status.closest('[aria-live]'), 'not heard again with each letter').toBeNull()
  expect(await screen.findByText('No products found')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByText('Try searching with different keywords')).toBeVisible()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['for the text where it has such products', proteinChips.name, { q: proteinChips.name }],
  ['with the category that the text names', 'Snacks', { category: 'snacks' }],
  ['with all products where it has none', 'creatine', { category: 'all' }],
])('an empty result leads to the catalogue %s', async (_, typed, filter) => {
  const { visitor } = open()

  await visitor.type(box(), typed)

  const link = screen.getByRole('link', { name: 'Search all products' })
  expect(link).toHaveAttribute('href', paths.catalogue(filter))
})

test('moves through the results when arrow keys are pressed, and opens the active one when Enter is', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'pro')

  await visitor.keyboard('{ArrowDown}{ArrowDown}')
  expect(box()).toHaveAttribute('aria-activedescendant', options()[1]?.id)
  expect(options()[1]).toHaveAttribute('aria-selected', 'true')
  await visitor.keyboard('{ArrowUp}{ArrowUp}')
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true')
  await visitor.keyboard('{ArrowDown}{Enter}')

  expect(currentPath()).toHaveTextContent(paths.product(searchableProducts[0]?.id ?? ''))
})

test('has no active result when the text changes', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'p')
  await visitor.keyboard('{ArrowDown}')

  await visitor.type(box(), 'l')

  expect(box()).not.toHaveAttribute('aria-activedescendant')
})

test('announces the results for what was typed while the search loaded', async () => {
  document.body.innerHTML = `<input name="pending-search" value="${proteinCoffee.name}" />`
  open()

  expect(await screen.findByText('1 result', { selector: '[aria-live]' })).toBeInTheDocument()
})

test('opens nothing when Enter confirms a word of an input method', async () => {
  const { visitor } = open()
  await visitor.type(box(), proteinCoffee.name)

  // Safari's events: no isComposing.
  fireEvent.compositionEnd(box())
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
  expect(currentPath()).toHaveTextContent('/start')

  await visitor.keyboard('{Enter}')
  expect(currentPath()).toHaveTextContent(paths.product(proteinCoffee.id))
})
