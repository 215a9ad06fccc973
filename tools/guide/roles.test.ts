import { expect, test } from 'vitest'
import { readRepositoryFile } from '../doctor/test-tree.ts'

/** A deploy grants the declared roles, and removes those that are no longer declared. */
test('SECURITY.md → lists exactly the roles that the function declares', () => {
  const declared =
    readRepositoryFile('functions/src/index.ts').matchAll(/requiresRole\('([^']+)'\)/g)
  const listed = readRepositoryFile('SECURITY.md').matchAll(/^- `(roles\/[\w.]+)`/gm)
  const names = (matches: Iterable<string[]>) => [...matches].map(([, name]) => name)

  const roles = names(declared)
  expect(roles).not.toEqual([])
  expect(names(listed)).toEqual(roles)
})
