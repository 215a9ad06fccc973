import type { ProductId } from './products.ts'

/** Headline proteins without a catalogue entry (product decisions); they have a pack all the same. */
type UnlistedId = 'whey-isolate'

type Figure = { value: string; unit?: string; of: string }

/** Per serving; protein, carbohydrates and fat in grams, calories in kcal. */
export type Nutrition = { protein: number; carbs: number; fat: number; calories: number }

/** What a pack's label says, and therefore what the pages may say; weights in grams. */
export type ProductFacts = {
  flavour: string
  flavourInBangla: string
  /** What it is, in a line under the name. */
  kind: string
  netWeight: number
  servings: number
  /** How the pack calls one serving and one more of them. */
  serving: { weight: number; name: string; plural: string }
  figures: readonly [Figure, Figure, Figure]
  nutrition?: Nutrition
}

/** The one source that labels and pages share: whatever changes here is drawn anew by media/. */
export const productFacts = {
  'casein-protein': {
    flavour: 'Malai vanilla',
    flavourInBangla: 'মালাই ভ্যানিলা',
    kind: 'Slow-release night protein',
    netWeight: 960,
    servings: 30,
    serving: { weight: 32, name: 'scoop', plural: 'scoops' },
    figures: [
      { value: '24', unit: 'g', of: 'protein' },
      { value: '11', unit: 'g', of: 'EAA' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 24, carbs: 4, fat: 1.5, calories: 126 },
  },
  'protein-coffee': {
    flavour: 'Mocha',
    flavourInBangla: 'মোকা',
    kind: 'Dark roast with milk protein',
    netWeight: 500,
    servings: 20,
    serving: { weight: 25, name: 'cup', plural: 'cups' },
    figures: [
      { value: '15', unit: 'g', of: 'protein' },
      { value: '80', unit: 'mg', of: 'caffeine' },
      { value: '20', of: 'cups' },
    ],
    nutrition: { protein: 15, carbs: 5, fat: 1.3, calories: 92 },
  },
  'plant-protein': {
    flavour: 'Vanilla cardamom',
    flavourInBangla: 'ভ্যানিলা এলাচ',
    kind: 'Pea and rice protein',
    netWeight: 800,
    servings: 25,
    serving: { weight: 32, name: 'scoop', plural: 'scoops' },
    figures: [
      { value: '22', unit: 'g', of: 'protein' },
      { value: '1', unit: 'g', of: 'sugar' },
      { value: '25', of: 'servings' },
    ],
    nutrition: { protein: 22, carbs: 4, fat: 2, calories: 122 },
  },
  'meal-replacement-pro': {
    flavour: 'Oat and date',
    flavourInBangla: 'ওটস ও খেজুর',
    kind: 'A whole meal in a shaker',
    netWeight: 1000,
    servings: 10,
    serving: { weight: 100, name: 'meal', plural: 'meals' },
    figures: [
      { value: '30', unit: 'g', of: 'protein' },
      { value: '396', of: 'kcal' },
      { value: '10', of: 'meals' },
    ],
    nutrition: { protein: 30, carbs: 42, fat: 12, calories: 396 },
  },
  'pea-protein-isolate': {
    flavour: 'Unflavoured',
    flavourInBangla: 'ফ্লেভার ছাড়া',
    kind: 'Yellow peas, nothing else',
    netWeight: 900,
    servings: 30,
    serving: { weight: 30, name: 'scoop', plural: 'scoops' },
    figures: [
      { value: '24', unit: 'g', of: 'protein' },
      { value: '0', unit: 'g', of: 'sugar' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 24, carbs: 1, fat: 1.8, calories: 116 },
  },
  'whey-isolate': {
    flavour: 'Dark chocolate',
    flavourInBangla: 'ডার্ক চকলেট',
    kind: 'Cold-filtered, quick to mix',
    netWeight: 990,
    servings: 30,
    serving: { weight: 33, name: 'scoop', plural: 'scoops' },
    figures: [
      { value: '27', unit: 'g', of: 'protein' },
      { value: '0', unit: 'g', of: 'sugar' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 27, carbs: 0.5, fat: 0.2, calories: 112 },
  },
  'protein-bar': {
    flavour: 'Peanut and dark chocolate',
    flavourInBangla: 'চিনাবাদাম ও ডার্ক চকলেট',
    kind: 'Made for the bag',
    netWeight: 60,
    servings: 1,
    serving: { weight: 60, name: 'bar', plural: 'bars' },
    figures: [
      { value: '20', unit: 'g', of: 'protein' },
      { value: '241', of: 'kcal' },
      { value: '60', unit: 'g', of: 'bar' },
    ],
    nutrition: { protein: 20, carbs: 20, fat: 9, calories: 241 },
  },
  'protein-cookie': {
    flavour: 'Double chocolate',
    flavourInBangla: 'ডাবল চকলেট',
    kind: 'Soft-baked',
    netWeight: 75,
    servings: 1,
    serving: { weight: 75, name: 'cookie', plural: 'cookies' },
    figures: [
      { value: '16', unit: 'g', of: 'protein' },
      { value: '292', of: 'kcal' },
      { value: '75', unit: 'g', of: 'cookie' },
    ],
    nutrition: { protein: 16, carbs: 30, fat: 12, calories: 292 },
  },
  'protein-chips': {
    flavour: 'Naga chilli and lime',
    flavourInBangla: 'নাগা মরিচ ও লেবু',
    kind: 'Baked, not fried',
    netWeight: 40,
    servings: 1,
    serving: { weight: 40, name: 'bag', plural: 'bags' },
    figures: [
      { value: '15', unit: 'g', of: 'protein' },
      { value: '160', of: 'kcal' },
      { value: '40', unit: 'g', of: 'bag' },
    ],
    nutrition: { protein: 15, carbs: 16, fat: 4, calories: 160 },
  },
  // The shop has no nutrition facts for the cups: its page says so, and the pack gives none.
  'peanut-butter-cups': {
    flavour: 'Dark chocolate and sea salt',
    flavourInBangla: 'ডার্ক চকলেট ও লবণ',
    kind: 'Roasted peanut butter inside',
    netWeight: 45,
    servings: 3,
    serving: { weight: 15, name: 'cup', plural: 'cups' },
    figures: [
      { value: '3', of: 'cups' },
      { value: '15', unit: 'g', of: 'each' },
      { value: '45', unit: 'g', of: 'in all' },
    ],
  },
} as const satisfies Record<ProductId | UnlistedId, ProductFacts>

/** The facts of an id; ids come from addresses, so any text may ask. */
export const findFacts = (id: string | undefined): ProductFacts | undefined =>
  id !== undefined && Object.hasOwn(productFacts, id)
    ? productFacts[id as keyof typeof productFacts]
    : undefined
