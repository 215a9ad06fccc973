/** The shop's own words that the cards repeat. */
export { about } from '../../web/src/routes/about/about-text.ts'
export { accessoriesPage } from '../../web/src/routes/accessories/accessories-text.ts'
export { affiliatePage } from '../../web/src/routes/affiliate/affiliate-text.ts'
export { blogPage } from '../../web/src/routes/blog/blog-text.ts'
export { lifestylePage } from '../../web/src/routes/lifestyle/lifestyle-text.ts'
export { limitedEditionPage } from '../../web/src/routes/limited-edition/limited-edition-text.ts'
export { products } from '../../web/src/products/products.ts'
export { productsPage } from '../../web/src/routes/products/products-text.ts'
