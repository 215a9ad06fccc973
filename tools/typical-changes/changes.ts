import type { Change } from './change.ts'
import { newBrand } from './new-brand.ts'
import { newField } from './new-field.ts'
import { newPrice } from './new-price.ts'
import { newProduct } from './new-product.ts'
import { newRoute } from './new-route.ts'

export const changes: readonly Change[] = [newProduct, newPrice, newRoute, newField, newBrand]
