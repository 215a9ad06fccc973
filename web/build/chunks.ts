type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entry = /\/web\/src\/app\/client\.tsx$/

/** Whether the entry imports the module, directly or indirectly. */
function isOnEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOnEveryPage(importer, modules, seen))
}

/** Modules of a few pages and a few hundred bytes, which would bring a whole group to these pages. */
const small =
  /\/web\/src\/(brand\/referral-code|components\/error-box|catalog\/search\/search-query)|\/contract\/src\/clean-text/

/**
 * The chunk groups of the build. Without them a page would load up to 49 files (docs/performance.md); each
 * costs a request.
 */
export const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What the next group shares with the app. It must not import React (src/account/connect.ts).
  { name: 'basics', test: /\/web\/src\/browser\/(json|storage|with-timeout)/ },
  // Firebase Auth and the code that calls it. Analytics and App Check load separately.
  {
    name: 'firebase',
    test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)|\/web\/src\/account\/firebase\/(auth|web-config)/,
  },
  {
    name: (id: string, modules: Modules) =>
      isOnEveryPage(id, modules) || small.test(id) ? 'shop' : null,
    test: /\/web\/src\/(?!app\/client)|\/contract\/src\/clean-text|preload-helper/,
  },
  {
    name: 'forms',
    test: /\/web\/src\/(account\/(forms\/(form-text|form-with|new-password|use-form|use-account-dialog)|message-fields)|ui\/(field|password-field|checkbox)|components\/(copy-field|needs-connection))/,
  },
  {
    name: 'catalogue',
    test: /\/web\/src\/(ui\/(accordion|scroll-to|badge)|components\/(price|section-head|below-first-screen|cutout|picture)|brand\/palettes)/,
  },
]
