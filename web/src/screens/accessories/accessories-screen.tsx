import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function AccessoriesScreen() {
  return (
    <>
      <PageHead
        title="Accessories"
        description="Belts, wraps, sleeves and more for strength training."
      />
      <Hero
        world="graphite"
        title="Gear that holds."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
