import { brand } from './brand/brand.ts'
import { palettes } from './brand/palettes.ts'
import { path, viewBox } from './brand/wordmark.ts'
import { products } from './products/products.ts'
import { wheyIsolate } from './products/whey-isolate/product.ts'
import { about } from './routes/about/about-text.ts'
import { accessoriesPage } from './routes/accessories/accessories-text.ts'
import { affiliatePage } from './routes/affiliate/affiliate-text.ts'
import { blogPage } from './routes/blog/blog-text.ts'
import { lifestylePage } from './routes/lifestyle/lifestyle-text.ts'
import { limitedEditionPage } from './routes/limited-edition/limited-edition-text.ts'
import { productsPage } from './routes/products/products-text.ts'

/*
 * The data that studio/ uses for labels, garments, social cards and videos. The shop's checks do not
 * compile studio/, a separate package. `Facts` declares the types that studio/ depends on, so that an
 * incompatible change of brand, products or texts is a type error here.
 */

type Figure = { value: string; unit?: string; of: string }
type Colours = readonly [string, string, string, string, string]

/** The facts on a pack's label: weights in grams, nutrition per serving, calories in kcal. */
export type PackFacts = {
  id: string
  name: string
  flavour: string
  flavourInBangla: string
  kind: string
  netWeight: number
  servings: number
  serving: { weight: number; name: string; plural: string }
  figures: readonly [Figure, Figure, Figure]
  nutrition?: { protein: number; carbs: number; fat: number; calories: number }
}

export type Facts = {
  brand: { name: string; nameInBangla: string; tagline: string }
  /** The path of the wordmark, in viewBox units. */
  wordmark: { viewBox: string; path: string }
  palettes: {
    brand: Colours
    silver: Colours
    amber: Colours
    espresso: Colours
    plant: Colours
    ice: Colours
    pea: Colours
    sun: Colours
    graphite: Colours
    stone: Colours
    bone: Colours
  }
  packs: readonly PackFacts[]
  /** Headlines of pages, shown on their social cards. */
  headlines: {
    about: string
    accessories: string
    affiliate: { figure: string; title: string }
    blog: string
    lifestyle: string
    limitedEdition: string
    products: string
  }
}

export const facts: Facts = {
  brand,
  wordmark: { viewBox, path },
  palettes: {
    brand: palettes.brand.stops,
    silver: palettes.silver.stops,
    amber: palettes.amber.stops,
    espresso: palettes.espresso.stops,
    plant: palettes.plant.stops,
    ice: palettes.ice.stops,
    pea: palettes.pea.stops,
    sun: palettes.sun.stops,
    graphite: palettes.graphite.stops,
    stone: palettes.stone.stops,
    bone: palettes.bone.stops,
  },
  packs: [...products, wheyIsolate].map(({ id, name, facts: pack }) => ({ id, name, ...pack })),
  headlines: {
    about: about.hero.title,
    accessories: accessoriesPage.hero.title,
    affiliate: affiliatePage.hero,
    blog: blogPage.hero.title,
    lifestyle: lifestylePage.hero.title,
    limitedEdition: limitedEditionPage.hero.title,
    products: productsPage.hero.title,
  },
}
