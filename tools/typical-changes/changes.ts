import type { Change } from './change.ts'
import { newArticle } from './new-article.ts'
import { newBrand } from './new-brand.ts'
import { newField } from './new-field.ts'
import { newMerchandise } from './new-merchandise.ts'
import { newPrice } from './new-price.ts'
import { newProduct } from './new-product.ts'
import { newRoute } from './new-route.ts'

export const changes: readonly Change[] = [
  newProduct,
  newPrice,
  newArticle,
  newMerchandise,
  newRoute,
  newField,
  newBrand,
]
