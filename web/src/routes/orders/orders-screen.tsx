import { useAccount } from '../../account/account-provider.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import carryAll from '../../pictures/carry-all.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { SignInRequired } from '../../account/forms/sign-in-required.tsx'

export function OrdersScreen() {
  const { user } = useAccount()
  const { title } = routes.orders
  if (!user)
    return (
      <SignInRequired title={title} image={carryAll}>
        Sign in to see what you have ordered.
      </SignInRequired>
    )

  return (
    <>
      <Hero ground={paletteClass('graphite')} title={title} size="name" />
      <section className="content py-18 sideways:py-6 lg:py-28">
        <div
          className={`card grid items-center gap-gutter overflow-hidden px-6 pt-9 pb-12 sideways:py-6 sm:grid-cols-2 lg:px-14 lg:py-12 ${paletteClass('sun')}`}
        >
          <div>
            <h2 className="type-display text-3xl lg:text-title">No orders yet</h2>
            <p className="pt-4 pb-8 text-lg text-balance">
              Once you order something, you will find it here.
            </p>
            <ButtonLink to={paths.products} variant="inverse">
              See products
            </ButtonLink>
          </div>
          <Cutout
            of={carryAll}
            alt=""
            sizes="(width < 40rem) 80vw, 500px"
            className="ml-auto w-full sideways:w-3/4"
          />
        </div>
      </section>
    </>
  )
}
