import path from 'node:path'
import { NODE_EMULATOR_LACKS } from './emulators/firestore-emulator.ts'
import { root } from './folders.ts'
import { DEMO } from './emulators/seed-account.ts'
import type { Shop } from './emulators/shop.ts'

/** Returns the message that `npm start` prints once the shop is running. */
export function startMessage(
  shop: Shop,
  { keep, devOrigin }: { keep: boolean; devOrigin: string | undefined },
) {
  const { origin, ports, ui, firestore, log } = shop
  const { auth, functions, hub, logging, eventarc, tasks } = ports
  const lines = [
    ['Shop', devOrigin ?? origin],
    ['Sign in', `${DEMO.email}, password ${DEMO.password}`],
    ...(ui ? [['Emulator UI', `http://127.0.0.1:${ports.ui}`]] : []),
    ['Firestore', `${firestore.name} at ${firestore.host}: ${firestore.why}`],
    ...(firestore.hasRules ? [] : [['', limitations(firestore)]]),
    ['Ports', portList({ ...(devOrigin && { hosting: ports.hosting }), auth, functions, hub })],
    ['', portList({ logging, eventarc, tasks })],
    ['Kept', keptDataLine(shop, keep)],
    ['Log', path.relative(root, log)],
    ['Stop', 'Ctrl-C'],
  ]
  const text = lines.map(([name = '', value = '']) => `  ${name.padEnd(13)}${value}`)
  return ['', ...text, ''].join('\n')
}

function portList(ports: Record<string, number>) {
  return Object.entries(ports)
    .map(([name, port]) => `${name} ${port}`)
    .join(' · ')
}

function limitations({ isOurs }: Shop['firestore']) {
  return isOurs ? `It has ${NODE_EMULATOR_LACKS}.` : 'It has no security rules.'
}

function keptDataLine({ save, firestore }: Shop, keep: boolean) {
  if (!keep) return 'nothing; `npm start -- --keep` keeps accounts and profiles for the next run'
  if (!save) return 'nothing: this Firestore emulator cannot export its documents'
  if (!firestore.isOurs)
    return 'accounts, in .keep; profiles stay in the external Firestore emulator'
  return 'accounts and profiles, in .keep, when you stop'
}
