import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'

const freeShipping = 'Free shipping'

/** The texts that all product pages share (specification, sections 2 and 9; readings, Product page). */
export const productPage = {
  back: 'Back to Products',
  /** The same for every product (specification, section 9). */
  rating: { score: 4.8, of: 5, reviews: 127 },
  features: 'Key features',
  notes: [
    { title: freeShipping, text: `over ${formatTaka(brand.freeShippingOver)}` },
    { title: '100% authentic', text: 'because it comes straight from us' },
  ],
  tabs: {
    ingredients: 'Ingredients & Nutrition',
    benefits: 'Benefits',
    howToUse: 'How to Use',
    faqs: 'FAQs',
  },
  missing: {
    ingredients: 'Ingredients information is not available. Please contact customer service.',
    nutrition: 'Nutrition information is not available. Please contact customer service.',
    benefits: 'Benefits information is not available. Please contact customer service.',
    howToUse: 'Usage information is not available. Please contact customer service.',
    faqs: 'No FAQs are available for this product.',
  },
  related: 'You May Also Like',
  notFound: { title: 'Product not found', description: 'There is no product at this address.' },
} as const

/** What an order of `total` taka lacks for free shipping, which starts over the limit, not at it. */
export function shippingNote(total: number) {
  if (total > brand.freeShippingOver) return freeShipping
  // Prices are whole taka: at the limit itself, one more is missing.
  return `${formatTaka(Math.max(1, brand.freeShippingOver - total))} to free shipping`
}
