import { useParams } from 'react-router-dom'
import { findProduct } from '../../content/products.ts'
import { Hero } from '../../ui/hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductNotFound } from './product-not-found.tsx'

export function ProductScreen() {
  const product = findProduct(useParams().id)
  if (!product) return <ProductNotFound />

  return (
    <>
      <PageHead title={product.name} description={product.description} />
      <Hero world="brand" title={product.name} className="min-h-[70vh] justify-end">
        <p className="max-w-xl pt-8 text-lg">{product.description}</p>
        <p className="pt-6">
          <Price taka={product.price} size="large" />
        </p>
      </Hero>
    </>
  )
}
