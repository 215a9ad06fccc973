/**
 * The chunk groups of the build. Without the last three a page would load up to 23 files
 * (docs/performance.md); each costs a request.
 */
export const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What the next group shares with src/account/firebase.ts, which must not import React.
  {
    name: 'basics',
    test: /\/web\/src\/(browser\/(json|storage|with-timeout)|account\/stored-session)/,
  },
  // What every page loads.
  {
    name: 'shop',
    test: /\/web\/src\/(?!app\/client).*\.tsx?$|preload-helper/,
    tags: ['$initial' as const],
  },
  // Modules of a few hundred bytes, which would bring the whole next group to other pages.
  { name: 'small', test: /\/components\/error-box|\/contract\/src\/clean-text/ },
  {
    name: 'forms',
    test: /\/web\/src\/(account\/(forms\/(form|form-values|use-account-dialog)\.|errors|notices)|ui\/(field|password-field|checkbox)|components\/(copy-field|needs-connection))/,
  },
  {
    name: 'catalogue',
    test: /\/web\/src\/(ui\/(accordion|scroll-to|badge)|components\/(price|section-head|below-first-screen|cutout|picture)|brand\/palettes)/,
  },
]
