import { expect, test } from 'vitest'
import { createTree } from '../doctor/test-tree.ts'
import { root } from '../folders.ts'
import { readEnvironment } from './environments.ts'

const switches = { listed: true, analytics: false, appCheck: false }
const files = {
  '.firebaserc': { projects: { default: 'demo-shop', production: 'shop-live' } },
  'environments.json': { production: switches, staging: switches },
}

const read = (name: string, changes?: Record<string, unknown>) =>
  readEnvironment(createTree({ ...files, ...changes }).folder, name)

test('readEnvironment → returns the project and the switches', () => {
  expect(read('production')).toEqual({ name: 'production', project: 'shop-live', ...switches })
})

test.for(['staging', 'default', 'elsewhere'])(
  'environment %s without a project or switches → error',
  (name) => {
    expect(() => read(name)).toThrow(`There is no environment '${name}'`)
  },
)

test.for(['listed', 'analytics', 'appCheck'])('switch %s missing or not boolean → error', (key) => {
  for (const value of [undefined, 'no', 1]) {
    const invalid = { 'environments.json': { production: { ...switches, [key]: value } } }
    expect(() => read('production', invalid)).toThrow(`'${key}': true or false`)
  }
})

test('environments.json → search engines may index only production', () => {
  expect(readEnvironment(root, 'production').listed).toBe(true)
  expect(readEnvironment(root, 'staging').listed).toBe(false)
})
