/*
 * Which files the build makes: few, each for a reason (docs/decisions/0005-a-light-router.md).
 */

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entry = /\/web\/src\/client\.tsx$/

/** Imported by the entry, or by what it imports: part of every page. */
function isOnEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOnEveryPage(importer, modules, seen))
}

export const chunks = [
  // Libraries outlive deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // Analytics, which hardly anybody needs, has its own.
  { name: 'firebase', test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)/ },
  {
    name: (id: string, modules: Modules) => (isOnEveryPage(id, modules) ? 'shop' : null),
    debugName: 'shop',
    test: /\/web\/src\/(?!client)|preload-helper/,
  },
  // Whoever is signed in, or about to be, gets to read something.
  {
    name: 'toasts',
    test: /react-hot-toast|web\/src\/(ui\/(toaster|notify)|messages|frame\/use-logout)/,
  },
  // The header loads it for whoever is signed in, so that the menu of small screens finds it there.
  { name: 'user-menu', test: /\/web\/src\/frame\/(user-menu|account-actions)/ },
  { name: 'shared', test: /\/web\/src\//, minShareCount: 5 },
]
