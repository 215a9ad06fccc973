import path from 'node:path'
import { root, script } from '../folders.ts'
import { startGroup } from '../process/process-group.ts'
import { acceptsConnections, waitUntil } from '../process/wait.ts'
import type { Cleanup } from '../process/cleanup.ts'
import type { Shop } from './shop.ts'

/** Starts Vite's dev server, which proxies /api and /__/ to SHOP_ORIGIN. */
export async function startVite(cleanup: Cleanup, { origin, ports }: Shop) {
  const address = ['--host', '127.0.0.1', '--port', String(ports.vite), '--strictPort']
  const group = startGroup(
    cleanup,
    process.execPath,
    [script('vite'), ...address, '--clearScreen=false'],
    {
      cwd: path.join(root, 'web'),
      env: { ...process.env, SHOP_ORIGIN: origin },
    },
  )
  await waitUntil("Vite's dev server", () => acceptsConnections(`127.0.0.1:${ports.vite}`), {
    starting: group,
    signal: cleanup.signal,
  })
  return { ...group, origin: `http://127.0.0.1:${ports.vite}` }
}

/** Rebuilds the function after each change. The Functions emulator reloads it. */
export function watchFunction(cleanup: Cleanup) {
  const args = ['--import', 'tsx', 'functions/build.ts', '--watch']
  return startGroup(cleanup, process.execPath, args, { cwd: root })
}
