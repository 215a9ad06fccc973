import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithAccount } from '../testing/render-with-account.tsx'
import { SearchOverlay } from './search-overlay.tsx'

const box = () => screen.getByRole('combobox', { name: 'Search products' })
const options = () => screen.queryAllByRole('option')
const currentPath = () => screen.getByRole('complementary')

const open = (onClose = () => undefined) => renderWithAccount(<SearchOverlay onClose={onClose} />)

test('“placeholder Search products...”, “Empty input: Start typing to search products”', () => {
  open()

  expect(box()).toHaveAttribute('placeholder', 'Search products...')
  expect(screen.getByText('Start typing to search products')).toBeVisible()
  expect(options()).toEqual([])
})

test('“at most 5 results, each with image, name, category and price in taka”', async () => {
  const { visitor } = open()

  await visitor.type(box(), 'PRO')

  expect(options().map((option) => option.textContent)).toEqual([
    expect.stringContaining('Casein Protein') as string,
    expect.stringContaining('Protein Coffee') as string,
    expect.stringContaining('Plant Protein') as string,
    expect.stringContaining('Meal Replacement Pro') as string,
    expect.stringContaining('Pea Protein Isolate') as string,
  ])
  expect(options()[1]).toHaveTextContent('Drinks')
  expect(options()[1]).toHaveTextContent('৳2,800')
  expect(options()[1]?.querySelector('img')).toBeInTheDocument()
  expect(screen.getByText('5 results')).toBeVisible()
})

test('“No match: No products found for "..." (with the typed text) and Try searching with different keywords”', async () => {
  const { visitor } = open()

  await visitor.type(box(), 'creatine (.*)')

  const status = screen.getByText('No products found for "creatine (.*)"')
  expect(status).toBeVisible()
  expect(status.closest('[aria-live="polite"]'), 'in a live region').not.toBeNull()
  expect(screen.getByText('Try searching with different keywords')).toBeVisible()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('“Clicking a result opens /products/{id}”', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'coffee')

  const [coffee] = options()
  if (coffee) await visitor.click(coffee)

  expect(currentPath()).toHaveTextContent('/products/protein-coffee')
})

test('arrow keys → move through the results and wrap around; Enter → opens the active result', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'protein')

  await visitor.keyboard('{ArrowDown}{ArrowDown}')
  expect(box()).toHaveAttribute('aria-activedescendant', options()[1]?.id)
  expect(options()[1]).toHaveAttribute('aria-selected', 'true')
  await visitor.keyboard('{ArrowUp}{ArrowUp}')
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true')
  await visitor.keyboard('{ArrowDown}{Enter}')

  expect(currentPath()).toHaveTextContent('/products/casein-protein')
})

test('text changes → no result is active', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'p')
  await visitor.keyboard('{ArrowDown}')

  await visitor.type(box(), 'l')

  expect(box()).not.toHaveAttribute('aria-activedescendant')
})

test('close button → closes the search', async () => {
  const onClose = vi.fn()
  const { visitor } = open(onClose)

  await visitor.click(screen.getByRole('button', { name: 'Close search' }))

  expect(onClose).toHaveBeenCalled()
})

test('Enter during IME composition → opens nothing', async () => {
  const { visitor } = open()
  await visitor.type(box(), 'coffee')

  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(currentPath()).toHaveTextContent('/start')

  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(currentPath()).toHaveTextContent('/products/protein-coffee')
})
