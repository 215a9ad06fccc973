import { Suspense } from 'react'
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'
import { categoryLabel } from '../../catalog/categories.ts'
import type { Product } from '../../catalog/product.ts'
import { products } from '../../catalog/products.ts'
import { paths } from '../../paths.ts'
import { routes } from '../../routes.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { loadDetails, ProductScreen } from './product-screen.tsx'
import { productPage, shippingNote } from './product-text.ts'
import { maxRelated } from './related-products.tsx'

const renderOf = (id: string) =>
  renderWithAccount(
    <Suspense fallback={null}>
      <Routes>
        <Route path={routes.product.path} element={<ProductScreen />} />
      </Routes>
    </Suspense>,
    {},
    paths.product(id),
  )

const renderLoaded = (product: Product) =>
  act(async () => {
    const rendered = renderOf(product.id)
    await loadDetails(product)
    return rendered
  })

test.each(products)(
  '$id: shows its texts, each tab’s or their fallbacks, and related products',
  async (product) => {
    await renderLoaded(product)
    const { features, ingredients, benefits, howToUse, faqs } = (await product.details()).details
    const { missing, notes, rating } = productPage
    const { name, weight } = product.serving

    expect(document.querySelector('h1')).toHaveTextContent(product.name)
    for (const text of [
      categoryLabel(product.category),
      formatTaka(product.price),
      product.description,
      `${rating.score} out of ${rating.of} from ${rating.reviews} reviews`,
      ...(product.nutritionFacts ? [`Per ${name} (${weight} g)`] : []),
      ...features,
      ...notes.map(({ title, text }) => `${title} ${text}`),
    ]) {
      expect(document.body).toHaveTextContent(text)
    }
    const views = document.querySelectorAll('[aria-label=Views] button')
    expect(Array.from(views, ({ ariaLabel }) => ariaLabel?.replace(/.*: /, ''))).toEqual(
      product.views ? [product.image, ...product.views].map(({ alt }) => alt) : [],
    )
    const figures = Array.from(document.querySelectorAll('dd'), ({ textContent }) => textContent)
    expect(figures).toEqual(Object.values(product.nutritionFacts ?? {}))
    const panels = [
      [ingredients ?? missing.ingredients, product.nutritionFacts?.calories ?? missing.nutrition],
      benefits ?? [missing.benefits],
      howToUse ?? [missing.howToUse],
      faqs.length > 0 ? faqs.map(({ question }) => question) : [missing.faqs],
    ]
    const shown = document.querySelectorAll('[role=tabpanel]')
    for (const [index, texts] of panels.entries())
      for (const text of texts) expect(shown[index]).toHaveTextContent(text)
    const related = screen
      .queryByText(productPage.related)
      ?.closest('section')
      ?.querySelectorAll('h3')
    expect(Array.from(related ?? [], ({ textContent }) => textContent)).toEqual(
      products
        .filter(({ category, id }) => category === product.category && id !== product.id)
        .slice(0, maxRelated)
        .map(({ name }) => name),
    )
  },
)

test('the shipping note follows price × quantity, and both are announced once, when the quantity changes', async () => {
  const product = products.find(({ price }) => 2 * price < brand.freeShippingOver)
  if (!product) throw new Error('no product is cheap enough')
  const { visitor } = await renderLoaded(product)
  const note = screen.getByText(shippingNote(product.price))
  expect(note.closest('[aria-live]')).toBeNull()

  await visitor.click(screen.getByRole('button', { name: 'Increase quantity' }))
  const changed = shippingNote(2 * product.price)
  expect(note).toHaveTextContent(changed)
  expect(screen.getByRole('group', { name: 'Quantity' }).querySelector('[aria-live]')).toBeNull()
  expect(await screen.findByText(`Quantity 2. ${changed}`)).toHaveAttribute('aria-live', 'polite')
})

test('says so, with a link to the products, when the product id is unknown', () => {
  renderOf('unknown')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product not found')
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    paths.products,
  )
})
