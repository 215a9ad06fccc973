import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function BlogScreen() {
  return (
    <>
      <PageHead
        title="Blog"
        description="Articles on nutrition and training, and short answers to common questions."
      />
      <Hero
        world="espresso"
        title="Strong reading."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
