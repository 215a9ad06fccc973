import { paths } from '../../paths.ts'
import { ButtonLink } from '../../components/button.tsx'

/** Always empty, because ordering does not exist yet (specification, section 2). */
export function RecentOrders() {
  return (
    <section className="surface-sun flex min-h-62 flex-col items-start rounded-card p-8">
      <h2 className="type-sub text-[28px]">Recent Orders</h2>
      <p className="pt-2 text-lg">No orders yet</p>
      <ButtonLink to={paths.products} variant="white" size="small" className="mt-auto">
        See products
      </ButtonLink>
    </section>
  )
}
