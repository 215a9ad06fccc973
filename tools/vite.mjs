// @ts-check
import path from 'node:path'
import { root, script } from './folders.mjs'
import { startGroup } from './process-group.mjs'
import { listens, waitUntil } from './wait.mjs'

/** @import { Closing } from './closing.mjs' */
/** @import { Shop } from './shop.mjs' */

/**
 * Starts Vite's dev server in front of the shop: it proxies /api and /__/ to SHOP_ORIGIN.
 * @param {Closing} closing
 * @param {Shop} shop
 */
export async function startVite(closing, { origin, ports }) {
  const address = ['--host', '127.0.0.1', '--port', String(ports.vite), '--strictPort']
  const group = startGroup(
    closing,
    process.execPath,
    [script('vite'), ...address, '--clearScreen=false'],
    {
      cwd: path.join(root, 'web'),
      env: { ...process.env, SHOP_ORIGIN: origin },
    },
  )
  await waitUntil("Vite's dev server", () => listens(`127.0.0.1:${ports.vite}`), {
    starting: group,
    signal: closing.signal,
  })
  return { ...group, origin: `http://127.0.0.1:${ports.vite}` }
}
