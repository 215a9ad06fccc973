export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

/** A catalogue entry (specification, section 3); `price` in taka. */
export type Product = {
  id: string
  name: string
  description: string
  price: number
  category: Category
}

/** The built-in catalogue, then the four snacks of the products page (product decisions). */
export const products = [
  {
    id: 'casein-protein',
    name: 'Casein Protein',
    description:
      'Slow-release milk protein for the longest gap of the day. Stirs thick, tastes of malai and vanilla, and keeps you going until breakfast.',
    price: 4000,
    category: 'protein',
  },
  {
    id: 'protein-coffee',
    name: 'Protein Coffee',
    description:
      'Dark-roast coffee and milk protein in one cup. The morning you already have, with 15 g of protein in it.',
    price: 2800,
    category: 'drinks',
  },
  {
    id: 'plant-protein',
    name: 'Plant Protein',
    description:
      'Pea and rice protein, blended for a full set of amino acids. Vanilla and cardamom, no dairy, no chalk.',
    price: 3200,
    category: 'protein',
  },
  {
    id: 'meal-replacement-pro',
    name: 'Meal Replacement Pro',
    description:
      'A whole meal in a shaker: protein, slow carbohydrates, fats and fibre, measured for the days without a lunch break.',
    price: 2200,
    category: 'premix',
  },
  {
    id: 'pea-protein-isolate',
    name: 'Pea Protein Isolate',
    description:
      'One ingredient: yellow peas, isolated and nothing else. Unflavoured, so it goes into anything from a smoothie to a roti.',
    price: 3000,
    category: 'protein',
  },
  {
    id: 'protein-bar',
    name: 'Protein Bar',
    description:
      'Peanut and dark chocolate around 20 g of protein. Made for the bag, not for the shelf.',
    price: 220,
    category: 'snacks',
  },
  {
    id: 'protein-cookie',
    name: 'Protein Cookie',
    description:
      'Soft, double chocolate, baked with milk protein. One is a snack, two are breakfast.',
    price: 180,
    category: 'snacks',
  },
  {
    id: 'protein-chips',
    name: 'Protein Chips',
    description:
      'Baked, not fried, with naga chilli and lime. The crunch of a bag of chips, the figures of a meal.',
    price: 150,
    category: 'snacks',
  },
  {
    id: 'peanut-butter-cups',
    name: 'Peanut Butter Cups',
    description: 'Dark chocolate over roasted peanut butter with a pinch of salt. Three to a pack.',
    price: 250,
    category: 'snacks',
  },
] as const satisfies readonly Product[]

export type ProductId = (typeof products)[number]['id']

/** The product of an id; ids come from addresses, so any text may ask. */
export const findProduct = (id: string | undefined): Product | undefined =>
  products.find((product) => product.id === id)
