import { pageTitle } from '../src/brand/page-title.ts'
import { productPage } from '../src/routes/product/product-text.ts'
import { routes } from '../src/routes.ts'

// Hosting serves 404.html for an unknown product too (readings, 404): the page has both screens until the app renders
// one of them. A script in its head sets the title and `data-missing`, by which styles.css shows one of the two.

const path = `^${routes.product.path.replace(':id', '[^/]+')}$`
const title = JSON.stringify(pageTitle(productPage.notFound.title))

export const unknownProductScript = `RegExp("${path}").test(location.pathname)&&(document.title=${title},document.documentElement.dataset.missing="product")`

const main = /(?<=<main\b[^>]*>)[^]*(?=<\/main>)/

/** Adds the screen of an unknown product's page to the 404 page. */
export function withUnknownProduct(notFound: string, unknownProduct: string) {
  const [screen = ''] = main.exec(unknownProduct) ?? []
  return notFound.replace(
    main,
    (page) => `<div data-missing="page">${page}</div><div data-missing="product">${screen}</div>`,
  )
}
