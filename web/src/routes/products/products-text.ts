import type { Faq } from '../../catalog/product.ts'
import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'
import mealReplacementProBack from '../../pictures/meal-replacement-pro-back.json' with { type: 'json' }
import { catalogueId } from '../../paths.ts'
import { headlineProteinsId } from './headline-proteins-text.ts'

type Point = { title: string; text: string }

export const productsPage = {
  hero: {
    title: 'Strong is made daily.',
    lead: 'Protein, snacks and drinks for hard training and hot afternoons.',
    actions: [
      { label: 'Shop all products', to: `#${catalogueId}` },
      { label: 'Find your protein', to: `#${headlineProteinsId}` },
    ],
  },
  headlineProteins: {
    heading: 'Three headliners.',
    lead: 'One for right after, one for overnight, one for eight in the morning.',
  },
  snacks: { heading: 'The snack shelf.', lead: 'Four ways out of the biscuit tin.' },
  differentiators: { heading: 'Six good reasons.', image: mealReplacementProBack },
  faqs: {
    heading: 'Asked at the rack.',
    lead: 'Five things people want to know before the first scoop.',
  },
  catalogue: { heading: 'The whole rack.' },
} as const

export const blurbs = [
  { title: 'Figures up front', text: 'On every pack, in large type' },
  { title: 'Free shipping', text: `On orders over ${formatTaka(brand.freeShippingOver)}` },
  { title: 'Ready for the monsoon', text: 'Lids that screw, bags that seal' },
  { title: '100% authentic', text: 'Straight from our own line' },
] as const satisfies readonly Point[]

export const differentiators = [
  {
    title: 'Labels without small print',
    text: 'The figures are on the front, and no proprietary blend hides behind them.',
  },
  {
    title: 'Made for this climate',
    text: 'Tubs, tins and pouches that close tight. It still pours in August.',
  },
  {
    title: 'Flavours from here',
    text: 'Malai, naga chilli, cardamom, date. Nobody asked for birthday cake.',
  },
  {
    title: 'A short shelf',
    text: 'Each product has one job. If it needs a flow chart, we do not make it.',
  },
  {
    title: 'Priced in taka',
    text: 'One price, in one currency, with no exchange rate folded into it.',
  },
  {
    title: 'No miracles in stock',
    text: 'Protein takes care of some of the eating. The squats are still yours.',
  },
] as const satisfies readonly Point[]

export const productsFaqs = [
  {
    question: 'How much protein do I need in a day?',
    answer:
      'Most active adults plan for 1.4 to 2.0 g per kilogram of body weight, food included. Count your meals first, then fill the gap with a shake.',
  },
  {
    question: 'Which powder should I start with?',
    answer:
      'Whey Isolate for right after training, Casein Protein for the evening. If you would rather leave milk out, Plant Protein with flavour or Pea Protein Isolate without.',
  },
  {
    question: 'Can I take casein and whey on the same day?',
    answer:
      'Yes. Both come from milk, one quick and one slow. Whey around training and casein in the evening is the common split.',
  },
  {
    question: 'How do I store an open tub in humid weather?',
    answer:
      'Dry scoop, tight lid, and a cupboard away from the stove. Not the fridge: a cold tub opened in warm air collects water.',
  },
  {
    question: 'How do I know my product is authentic?',
    answer:
      'Everything in this shop comes straight from us. If a seal is broken when it reaches you, leave the pack as it is and write to us.',
  },
] as const satisfies readonly Faq[]
