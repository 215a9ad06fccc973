// @ts-check
import path from 'node:path'
import { NODE_EMULATOR_LACKS } from './firestore-emulator.mjs'
import { root } from './folders.mjs'
import { DEMO } from './seed.mjs'

/** @import { Shop } from './shop.mjs' */

/**
 * What a developer is told once the shop is up.
 * @param {Shop} shop
 * @param {{ keep: boolean, devOrigin: string | undefined }} options
 */
export function announcement(shop, { keep, devOrigin }) {
  const { origin, ports, firestore, log } = shop
  const { auth, functions, hub, logging, eventarc, tasks } = ports
  const lines = [
    ['Shop', devOrigin ?? origin],
    ['Sign in', `${DEMO.email}, password ${DEMO.password}`],
    ['Firestore', `${firestore.name} at ${firestore.host}: ${firestore.why}`],
    ...(firestore.hasRules ? [] : [['', lacks(firestore)]]),
    ['Ports', portList({ ...(devOrigin && { hosting: ports.hosting }), auth, functions, hub })],
    ['', portList({ logging, eventarc, tasks })],
    ['Kept', keeping(shop, keep)],
    ['Log', path.relative(root, log)],
    ['Stop', 'Ctrl-C'],
  ]
  const text = lines.map(([name = '', value = '']) => `  ${name.padEnd(11)}${value}`)
  return ['', ...text, ''].join('\n')
}

/** @param {Record<string, number>} ports */
function portList(ports) {
  return Object.entries(ports)
    .map(([name, port]) => `${name} ${port}`)
    .join(' · ')
}

/** @param {Shop['firestore']} firestore */
function lacks({ isOurs }) {
  return isOurs ? `It has ${NODE_EMULATOR_LACKS}.` : 'It has no security rules.'
}

/**
 * @param {Shop} shop
 * @param {boolean} keep
 */
function keeping({ save, firestore }, keep) {
  if (!keep) return 'nothing; `npm start -- --keep` keeps accounts and profiles for the next run'
  if (!save) return 'nothing: this Firestore emulator cannot export its documents'
  if (!firestore.isOurs) return 'accounts, in .keep; profiles stay in the given Firestore emulator'
  return 'accounts and profiles, in .keep, when you stop'
}
