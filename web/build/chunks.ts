import type { Plugin } from 'vite'

/*
 * Which chunks the build makes: few, each for a reason (docs/decisions/0005-a-light-router.md).
 */

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

const entry = /\/web\/src\/app\/client\.tsx$/

/** Imported by the entry, or by what it imports: part of every page. */
function isOnEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOnEveryPage(importer, modules, seen))
}

export const chunks = [
  // Libraries stay cached across deploys.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  // Analytics, which few pages load, has its own.
  { name: 'firebase', test: /node_modules\/@?firebase\/(?!analytics|app-check|installations)/ },
  {
    name: (id: string, modules: Modules) => (isOnEveryPage(id, modules) ? 'shop' : null),
    debugName: 'shop',
    test: /\/web\/src\/(?!app\/client)|preload-helper/,
  },
  // Loaded for signed-in visitors and on the account forms, where a toast is likely.
  {
    name: 'toasts',
    test: /react-hot-toast|web\/src\/(components\/(toaster|notify)|account\/messages|layout\/use-logout)/,
  },
  // The header loads it for signed-in visitors, so that the menu of small screens finds it there.
  { name: 'user-menu', test: /\/web\/src\/layout\/(user-menu|account-menu)/ },
  { name: 'shared', test: /\/web\/src\//, minShareCount: 5 },
]

/** Fails the build when a group matches no module, as it does after its files have moved. */
export const everyGroupMatches: Plugin = {
  name: 'every-chunk-group-matches',
  apply: (_config, { isSsrBuild = false }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const made = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.name : [])),
    )
    const missing = chunks.filter(({ name, debugName = name }) => !made.has(String(debugName)))
    for (const { test } of missing) this.error(`No module matches the chunk group ${String(test)}.`)
  },
}
