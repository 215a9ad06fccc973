import { expect, test } from 'vitest'
import { createTree } from '../doctor/test-tree.ts'
import { root } from '../folders.ts'
import { readEnvironment } from './environments.ts'

const switches = { listed: true, analytics: false, appCheck: false, hstsPreload: false }
const files = {
  '.firebaserc': { projects: { default: 'demo-shop', production: 'shop-live' } },
  'environments.json': { production: switches, staging: switches },
  'web/auth-domains.json': {},
}

const read = (name: string, changes?: Record<string, unknown>) =>
  readEnvironment(createTree({ ...files, ...changes }).folder, name)

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

test.for(['https://shop.example', 'shop.example; script-src *', 'shop'])(
  'auth domain %s → error, because it would be a source of the policy',
  (host) => {
    const invalid = { 'web/auth-domains.json': { 'shop-live': host } }
    expect(() => read('production', invalid)).toThrow('must be a host')
  },
)

test('site that is not a name → error', () => {
  const invalid = { 'environments.json': { production: { ...switches, site: 'a.web.app' } } }

  expect(() => read('production', invalid)).toThrow("'site' of production")
})

test.for(['staging', 'default', 'elsewhere'])(
  'environment %s without a project or switches → error',
  (name) => {
    expect(() => read(name)).toThrow(`There is no environment '${name}'`)
  },
)

test.for(Object.keys(switches))('switch %s missing or not boolean → error', (key) => {
  for (const value of [undefined, 'no', 1]) {
    const invalid = { 'environments.json': { production: { ...switches, [key]: value } } }
    expect(() => read('production', invalid)).toThrow(`'${key}': true or false`)
  }
})

test('environments.json → search engines may index only production', () => {
  expect(readEnvironment(root, 'production').listed).toBe(true)
  expect(readEnvironment(root, 'staging').listed).toBe(false)
})
