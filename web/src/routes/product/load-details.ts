import type { ProductDetails } from '../../products/details.ts'
import type { ProductId, ShopProduct } from '../../products/products.ts'
import { reloadOnce } from '../../browser/reload-once.ts'

const asked = new Map<ProductId, Promise<ProductDetails>>()

/** The same promise each time, as React's use() wants it; asked for again after a failure. */
export function loadDetails({ id, details }: ShopProduct): Promise<ProductDetails> {
  const known = asked.get(id)
  if (known) return known

  const loading = load(details)
  asked.set(id, loading)
  loading.catch(() => asked.delete(id))
  return loading
}

async function load(file: ShopProduct['details']): Promise<ProductDetails> {
  const { details } = await file().catch(reloadOnce)
  return details
}
