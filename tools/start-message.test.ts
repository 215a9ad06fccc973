import { expect, test } from 'vitest'
import { startMessage } from './start-message.ts'
import { root } from './folders.ts'
import { readProductionConfig } from './emulators/local-config.ts'
import { shiftedPorts } from './emulators/ports.ts'
import type { Firestore } from './emulators/firestore-emulator.ts'

const official: Firestore = {
  host: '127.0.0.1:8080',
  name: 'the official emulator',
  why: 'there is Java 21',
  hasRules: true,
  isOurs: true,
}
const shop = {
  origin: 'http://127.0.0.1:5050',
  ports: shiftedPorts(readProductionConfig().emulators, 0),
  project: 'demo-shop',
  firestore: official,
  log: `${root}/.run/start/emulators.log`,
  ended: new Promise(() => undefined),
  save: undefined,
}
const save = () => Promise.resolve()

test('start message → has the URL, the credentials, the emulator, the ports and the log file', () => {
  const text = startMessage(shop, { keep: false, devOrigin: undefined })

  for (const part of [
    'http://127.0.0.1:5050',
    'demo@shop.example, password demo-password',
    'the official emulator at 127.0.0.1:8080: there is Java 21',
    'auth 9099 · functions 5001 · hub 4400',
    '.run/start/emulators.log',
    'Ctrl-C',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('no security rules')
})

test('npm run dev → the start message has the URL of Vite', () => {
  const text = startMessage(shop, { keep: false, devOrigin: 'http://127.0.0.1:5173' })

  expect(text).toMatch(/Shop +http:\/\/127\.0\.0\.1:5173/)
  expect(text).toContain('hosting 5050')
})

test('pure-Node emulator → the start message names its limitations and says that it keeps nothing', () => {
  const pureNode = { ...shop, firestore: { ...official, hasRules: false } }

  const text = startMessage(pureNode, { keep: true, devOrigin: undefined })

  expect(text).toContain('It has no security rules, no isolated transactions')
  expect(text).toContain('nothing: this Firestore emulator cannot export its documents')
})

test('--keep → the start message says which data is kept', () => {
  const external = { ...official, isOurs: false }
  const options = { keep: true, devOrigin: undefined }

  expect(startMessage({ ...shop, save }, options)).toContain('accounts and profiles, in .keep')
  expect(startMessage({ ...shop, save, firestore: external }, options)).toContain(
    'accounts, in .keep',
  )
})
