/** Without the last three groups a page would load up to 23 files (docs/performance.md); each costs a request. */
export const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What the next two groups share. src/account/firebase.ts must not import React.
  {
    name: 'browser',
    test: /\/web\/src\/(browser\/(json|storage|when-idle|with-timeout)|account\/stored-session)/,
  },
  // Firebase Auth and what a stored session loads with it. Analytics and App Check load separately.
  {
    name: 'firebase',
    test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)|\/web\/src\/account\/(firebase|provider-errors|web-config)/,
  },
  {
    name: 'shop',
    test: /\/web\/src\/(?!boot\/client).*\.(tsx?|json)$|preload-helper/,
    tags: ['$initial' as const],
  },
  // Small modules, which would bring a whole other group to many pages.
  {
    name: 'small',
    test: /\/(components\/(error-box|account-icon)|account\/notices|layout\/use-logout)|\/contract\/src\/clean-text/,
  },
  {
    name: 'catalogue',
    test: /\/web\/src\/(ui\/(accordion|collapsible|scroll-to|badge)|components\/(announcement|use-copy|price|section-head|below-first-screen|cutout|picture)|brand\/palettes)/,
  },
  {
    name: 'forms',
    test: /\/web\/src\/(account\/(forms\/(form|form-values|use-account-dialog)\.|errors)|ui\/(field|password-field|checkbox)|components\/(copy-field|needs-connection))/,
  },
]
