import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { categoryFilters, categoryLabel } from '../../catalog/categories.ts'
import { filterProducts } from '../../catalog/filter-products.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { Catalogue } from './catalogue.tsx'

const toggle = (name: string) => screen.getByRole('button', { name, expanded: false })

test('names the category on the filter button when one is chosen', async () => {
  const { visitor } = renderWithAccount(<Catalogue />, {}, paths.catalogue({ category: 'premix' }))
  expect(toggle(`Filter: ${categoryLabel('premix')}`)).toBeVisible()

  await visitor.click(screen.getByRole('button', { name: categoryLabel('snacks') }))
  expect(toggle('Filter: Snacks')).toHaveFocus()

  await visitor.click(screen.getByRole('button', { name: categoryFilters[0].label }))
  expect(toggle('Filter')).toHaveFocus()
})

test('counts the products with the text in each category when a text is typed', async () => {
  const { visitor } = renderWithAccount(<Catalogue />, {}, paths.products)

  for (const text of ['', 'bar']) {
    if (text) await visitor.type(screen.getByRole('searchbox'), text)
    for (const { id, label } of categoryFilters) {
      const item = screen.getByRole('button', { name: label }).closest('li')
      const count = filterProducts(id, text).length
      expect(item && within(item).getByText(count), label).toBeVisible()
    }
  }
})

test('closes the categories and focuses the filter button when Escape is pressed', async () => {
  const { visitor } = renderWithAccount(<Catalogue />, {}, paths.products)
  await visitor.click(toggle('Filter'))
  screen.getByRole('button', { name: categoryLabel('snacks') }).focus()

  await visitor.keyboard('{Escape}')

  expect(toggle('Filter')).toHaveFocus()
})

test('announces the category and its number of products when another category has as many', async () => {
  const { visitor } = renderWithAccount(<Catalogue />, {}, paths.catalogue({ category: 'premix' }))

  await visitor.click(screen.getByRole('button', { name: 'Drinks' }))

  expect(await screen.findByText('Drinks: 1 product')).toHaveAttribute('aria-live', 'polite')
})
