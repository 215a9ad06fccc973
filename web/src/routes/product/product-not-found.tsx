import { paths } from '../../paths.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Hero } from '../../components/hero.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../components/page-head.tsx'

/** Shown for an unknown product id (specification, section 2). */
export function ProductNotFound() {
  return (
    <>
      <PageHead title="Product not found" description="There is no product at this address." />
      <Hero palette="brand" title="Product not found" className="min-h-[70vh] justify-end">
        <p className="max-w-md pt-6 text-lg">
          It may have been renamed or taken off the shelf. The rest of the rack is where it was.
        </p>
        <ButtonLink to={paths.products} variant="white" className="mt-8 self-start">
          <Icon name="arrow-left" className="size-5" />
          Back to Products
        </ButtonLink>
      </Hero>
    </>
  )
}
