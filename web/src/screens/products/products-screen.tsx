import { brand } from '../../brand.ts'
import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function ProductsScreen() {
  return (
    <>
      <PageHead
        title="Products"
        description={`Protein, snacks, pre-mix and drinks from ${brand.name}, with prices in taka.`}
      />
      <Hero
        world="brand"
        title="Strong is made daily."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
