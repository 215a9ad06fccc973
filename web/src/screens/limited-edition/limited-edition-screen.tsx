import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function LimitedEditionScreen() {
  return (
    <>
      <PageHead
        title="Limited Edition"
        description="Four limited pieces: a shaker, a bottle, a bag and a sticker pack."
      />
      <Hero
        world="graphite"
        title="Limited Edition"
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
