/** The shop's own words that the cards repeat. */
export { about } from '../../web/src/content/about.ts'
export { accessoriesPage } from '../../web/src/content/accessories-page.ts'
export { affiliatePage } from '../../web/src/content/affiliate-programme.ts'
export { blogPage } from '../../web/src/content/blog-page.ts'
export { lifestylePage } from '../../web/src/content/lifestyle-page.ts'
export { limitedEditionPage } from '../../web/src/content/limited-edition-page.ts'
export { products } from '../../web/src/products/products.ts'
export { productsPage } from '../../web/src/content/products-page.ts'
