import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function AffiliateScreen() {
  return (
    <>
      <PageHead
        title="Affiliate"
        description="The affiliate programme: share a link and earn a commission on what it sells."
      />
      <Hero
        world="brand"
        title="10% of every sale, for life."
        className="min-h-[70vh] max-w-[80rem] justify-end"
      />
    </>
  )
}
