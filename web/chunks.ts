/*
 * Which files the build makes: few, each for a reason (docs/decisions/0005-a-light-router.md).
 */

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const first = /\/web\/src\/client\.ts$/
const app = /\/web\/src\/start\.tsx$/

/** Imported by an entry, or by what it imports. */
function isPartOf(entry: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isPartOf(entry, importer, modules, seen))
}

export const chunks = [
  // Libraries outlive deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|rolldown\/runtime/,
  },
  // Analytics, which hardly anybody needs, has its own.
  { name: 'firebase', test: /node_modules\/@?firebase\/(?!analytics|installations)/ },
  // What runs before the first screen is painted must not wait for anything else.
  {
    name: (id: string, modules: Modules) => (isPartOf(first, id, modules) ? 'first' : null),
    test: /\/web\/src\/(?!client)|preload-helper/,
  },
  // What is on every page.
  {
    name: (id: string, modules: Modules) => (isPartOf(app, id, modules) ? 'shop' : null),
    test: /\/web\/src\/(?!start)/,
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
