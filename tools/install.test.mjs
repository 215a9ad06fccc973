// @ts-check
import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const react = { version: '19.3.0', integrity: 'sha512-a' }
const otherPlatform = { version: '1.0.0', integrity: 'sha512-b', optional: true }
const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': react,
  'node_modules/binding-of-another-platform': otherPlatform,
}

test('all packages except those of other platforms → isInstalled returns true', () => {
  expect(isInstalled(wanted, { 'node_modules/react': react })).toBe(true)
})

test.for([
  ['nothing', {}],
  ['another version', { 'node_modules/react': { ...react, version: '19.2.0' } }],
  ['other content', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
  ['one package too many', { 'node_modules/react': react, 'node_modules/vue': react }],
])('node_modules with %s → isInstalled returns false', ([, installed]) => {
  expect(isInstalled(wanted, /** @type {typeof wanted} */ (installed))).toBe(false)
})
