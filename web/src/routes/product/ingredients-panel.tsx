import { allergenStatement } from '../../catalog/allergens.ts'
import type { Product, ProductDetails } from '../../catalog/product.ts'
import { productPage } from './product-text.ts'
import { NutritionLabel } from './nutrition-label.tsx'
import { PanelHeading } from './panel-heading.tsx'

type IngredientsPanelProps = { product: Product; details: ProductDetails }

export function IngredientsPanel({ product, details }: IngredientsPanelProps) {
  const { ingredients, headings, allergens } = details
  const { contains, mayContain } = allergenStatement(allergens)

  return (
    <div className="columns gap-y-10 sm:max-lg:grid-cols-2">
      <div className="lg:col-span-6">
        {ingredients ? (
          <>
            <PanelHeading>{headings.ingredients}</PanelHeading>
            <p className="max-w-[34rem] pt-5">{ingredients}</p>
          </>
        ) : (
          <p>{productPage.missing.ingredients}</p>
        )}
        <p className="mt-6 max-w-[34rem] rounded-field bg-bone px-5 py-4 text-base">
          <b>{contains}</b> {mayContain}
        </p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <NutritionLabel product={product} />
      </div>
    </div>
  )
}
