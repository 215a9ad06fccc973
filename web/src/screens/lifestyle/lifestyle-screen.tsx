import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function LifestyleScreen() {
  return (
    <>
      <PageHead
        title="Lifestyle"
        description="Apparel for training, for every day and to carry along."
      />
      <Hero
        world="graphite"
        title="Made to move in."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
