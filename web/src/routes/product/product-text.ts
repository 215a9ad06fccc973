import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'

/** The texts that all product pages share (specification, sections 2 and 9; docs/readings.md, 16). */
export const productPage = {
  back: 'Back to Products',
  rating: { score: 4.8, of: 5, reviews: 127 },
  features: 'Key features',
  notes: [
    { title: 'Free shipping', text: `over ${formatTaka(brand.freeShippingOver)}` },
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
} as const
