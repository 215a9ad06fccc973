import type { Plugin } from 'vite'

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

/**
 * Small modules of a few pages. As chunks of their own they would cost these pages a request each, and the
 * auth chunk, which each page lists, would cost every page a link.
 */
const small = /\/web\/src\/(brand\/referral-code|components\/error-box)/

/** The chunk groups of the build (docs/decisions/0005-lean-router.md). */
export const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // What the next group shares with the app. It must not import React (src/account/connect.ts).
  {
    name: 'basics',
    test: /\/web\/src\/(browser\/(json|storage|is-new-navigation)|products\/catalogue-params)/,
  },
  // Firebase Auth and the code that calls it. Analytics and App Check load separately.
  {
    name: 'firebase',
    test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)|\/web\/src\/account\/firebase\/(auth|web-config)/,
  },
  {
    name: (id: string, modules: Modules) =>
      isOnEveryPage(id, modules) || small.test(id) ? 'shop' : null,
    debugName: 'shop',
    test: /\/web\/src\/(?!app\/client)|preload-helper/,
  },
  // Loaded for signed-in visitors and on the account forms, which are likely to show a toast.
  {
    name: 'toasts',
    test: /react-hot-toast|web\/src\/(components\/(toaster|notify)|account\/messages|layout\/use-logout)/,
  },
  // The header loads it for signed-in visitors, before the mobile menu needs it.
  { name: 'user-menu', test: /\/web\/src\/layout\/(user-menu|account-menu)/ },
  {
    name: 'forms',
    test: /\/web\/src\/(account\/(forms\/(form-text|form-with|new-password|use-form|use-account-dialog)|message-fields)|components\/(text-button|text-field|password-field|checkbox|copy-field|needs-connection))/,
  },
  // The account's actions. The account settings use some of these modules too.
  { name: 'auth', test: /\/web\/src\/account\/auth-runtime/ },
  // Loaded when a dialog of the account settings opens.
  { name: 'dialogs', test: /\/web\/src\/account\/(forms\/form-dialog|settings-messages)/ },
  // What the forms' pages and the pages of the catalogue share.
  { name: 'pictures', test: /\/web\/src\/components\/(cutout|picture)/ },
  // What the pages of the catalogue share.
  {
    name: 'catalogue',
    test: /\/web\/src\/(components\/(accordion|price|scroll-to|section-head|chip|below-first-screen)|brand\/palettes|pictures\/casein-protein\.)/,
  },
]

/** Fails the build if a group matches no module, for example after its files have moved. */
export const checkChunkGroups: Plugin = {
  name: 'check-chunk-groups',
  apply: (_config, { isSsrBuild = false }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const built = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.name : [])),
    )
    const missing = chunks.filter(({ name, debugName = name }) => !built.has(String(debugName)))
    for (const { test } of missing) this.error(`No module matches the chunk group ${String(test)}.`)
  },
}
