/** The query parameters of /products that filter the catalogue: category id and search text. */
export type CatalogueParams = { category?: string; q?: string }

/** Whether a query string filters the catalogue. A short expression, because every page contains it. */
export const filtersCatalogue = (search: string) => /\b(category|q)=[^&]/.test(search)
