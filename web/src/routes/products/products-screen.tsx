import { Blurbs } from './blurbs.tsx'
import { Catalogue } from './catalogue.tsx'
import { HeadlineProteins } from './headline-proteins.tsx'
import { ProductsFaqs } from './products-faqs.tsx'
import { ProductsHero } from './products-hero.tsx'
import { Reasons } from './reasons.tsx'
import { SnackShelf } from './snack-shelf.tsx'

/** Everything the shop sells (specification, section 2, Products screen). */
export function ProductsScreen() {
  return (
    <>
      <ProductsHero />
      <Blurbs />
      <HeadlineProteins />
      <SnackShelf />
      <Reasons />
      <ProductsFaqs />
      <Catalogue />
    </>
  )
}
