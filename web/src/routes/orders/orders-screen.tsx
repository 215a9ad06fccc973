import { useAccount } from '../../account/account-provider.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import { routes } from '../../routes.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Hero } from '../../components/hero.tsx'
import { SignInRequired } from '../../account/forms/sign-in-required.tsx'

export function OrdersScreen() {
  const { user } = useAccount()
  const { title } = routes.orders
  if (!user)
    return <SignInRequired title={title}>Sign in to see what you have ordered.</SignInRequired>

  return (
    <>
      <Hero ground={paletteClass('ink')} title={title} size="name" />
      <section className="content py-18 lg:py-34">
        <h2 className="type-display text-section">No orders yet</h2>
        <p className="max-w-md pt-4 text-lg text-smoke">
          Once you order something, you will find it here.
        </p>
        <ButtonLink to={paths.products} className="mt-8">
          See products
        </ButtonLink>
      </section>
    </>
  )
}
