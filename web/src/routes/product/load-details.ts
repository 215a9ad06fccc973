import type { ProductDetails } from '../../catalog/details.ts'
import type { Product } from '../../catalog/product.ts'
import { reloadOnce } from '../../browser/reload-once.ts'
import { LoadError, retry } from '../../browser/retry.ts'

const cache = new Map<string, Promise<ProductDetails>>()

/** Loads a product's texts. Caches the promise, because React's use() needs the same one in each render. */
export function loadDetails({ id, details }: Product): Promise<ProductDetails> {
  const cached = cache.get(id)
  if (cached) return cached

  const loading = load(details)
  cache.set(id, loading)
  loading.catch((error: unknown) => {
    if (error instanceof LoadError) error.forget = () => cache.delete(id)
  })
  return loading
}

async function load(importDetails: Product['details']): Promise<ProductDetails> {
  const { details } = await retry(importDetails).catch(reloadOnce)
  return details
}
