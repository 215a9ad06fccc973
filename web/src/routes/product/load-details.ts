import { detailFiles, type ProductDetails } from '../../content/product-details.ts'
import type { ProductId } from '../../content/products.ts'
import { reloadOnce } from '../../reload-once.ts'

const asked = new Map<ProductId, Promise<ProductDetails>>()

/** The same promise each time, as React's use() wants it; asked for again after a failure. */
export function loadDetails(id: ProductId): Promise<ProductDetails> {
  const known = asked.get(id)
  if (known) return known

  const loading = load(id)
  asked.set(id, loading)
  loading.catch(() => asked.delete(id))
  return loading
}

async function load(id: ProductId): Promise<ProductDetails> {
  const { details } = await detailFiles[id]().catch(reloadOnce)
  return details
}
