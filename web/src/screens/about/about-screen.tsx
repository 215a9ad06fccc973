import { brand } from '../../brand.ts'
import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function AboutScreen() {
  return (
    <>
      <PageHead
        title="About"
        description={`What ${brand.name} stands for: story, values, mission and vision.`}
      />
      <Hero
        world="brand"
        title="Strong is a habit, not a size."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
