import { expect, test } from 'vitest'
import { createTree } from '../testing/create-tree.ts'
import { root } from '../folders.ts'
import { readEnvironment } from './environments.ts'

const switches = { listed: true, appCheck: false, hstsPreload: false }
const files = {
  '.firebaserc': { projects: { default: 'demo-shop', production: 'shop-live' } },
  'environments.json': { production: switches, staging: switches },
  'web/auth-domains.json': {},
}

const read = (name: string, changes?: Record<string, unknown>) =>
  readEnvironment(createTree({ ...files, ...changes }), name)

test('readEnvironment → returns the project, its defaults and the switches', () => {
  expect(read('production')).toEqual({
    name: 'production',
    project: 'shop-live',
    site: 'shop-live',
    authDomain: 'shop-live.firebaseapp.com',
    ...switches,
  })
})

test('site and own auth domain → replace the defaults', () => {
  const own = {
    'environments.json': { production: { ...switches, site: 'my-shop' } },
    'web/auth-domains.json': { 'shop-live': 'shop.example', 'shop-staging': 'other.example' },
  }

  expect(read('production', own)).toMatchObject({ site: 'my-shop', authDomain: 'shop.example' })
})

test('throws when the auth domain is not a host, because it becomes a source of the policy', () => {
  const invalid = { 'web/auth-domains.json': { 'shop-live': 'shop.example; script-src *' } }

  expect(() => read('production', invalid)).toThrow('must be a host')
})

test.for(['staging', 'elsewhere'])(
  'throws when environment %s has no project or no switches',
  (name) => {
    expect(() => read(name)).toThrow(`There is no environment '${name}'`)
  },
)

test('throws when a switch is not boolean', () => {
  const invalid = { 'environments.json': { production: { ...switches, listed: 'no' } } }

  expect(() => read('production', invalid)).toThrow(`'listed': true or false`)
})

test('environments.json → search engines may index only production', () => {
  expect(readEnvironment(root, 'production').listed).toBe(true)
  expect(readEnvironment(root, 'staging').listed).toBe(false)
})
