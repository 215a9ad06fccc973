import { filtersCatalogue } from '../../products/catalogue-params.ts'
import { catalogueId } from './section-ids.ts'

/*
 * build/prerender.ts inlines this script after that of every page. A link to the filtered catalogue opens
 * there: nothing renders until the page can scroll to it, nor the products until the app has filtered
 * them. After reload, back and forward, the router's state is there, and the browser restores the scroll
 * position.
 */
if (!history.state && filtersCatalogue(location.search)) {
  const page = document.documentElement
  // Hidden already: an expired session (app/inline-script.ts).
  const { hidden } = page
  page.hidden = true
  page.dataset.catalogue = 'pending'
  addEventListener('DOMContentLoaded', () => {
    page.hidden = hidden
    document.getElementById(catalogueId)?.scrollIntoView()
  })
}
