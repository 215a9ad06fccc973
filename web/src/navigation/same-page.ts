/** The history state of a navigation within a page, like that of a filter: it does not scroll to the top. */
export const samePage = 'same-page'
