import { productPage } from './product-text.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'

export function BackLink() {
  return (
    <Link
      to={paths.products}
      className="inline-flex min-h-11 items-center gap-2.5 self-start text-base font-bold underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" className="size-5" />
      {productPage.back}
    </Link>
  )
}
