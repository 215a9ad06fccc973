import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { startMessage } from './start-message.ts'
import { readStartOptions } from './arguments.ts'
import { lastLines } from './emulators/start-emulators.ts'
import { root, runFolder } from './folders.ts'
import { PlainError } from './plain-error.ts'
import { portOffset } from './emulators/ports.ts'
import { build } from './process/quiet-run.ts'
import { seedDemoAccount } from './emulators/seed-account.ts'
import { demoProject, planShop, startShop } from './emulators/shop.ts'
import { supervise } from './process/supervise.ts'
import { startVite, watchFunction } from './emulators/dev-servers.ts'

/** `npm start` and `npm run dev`: runs the shop on the emulators until Ctrl-C. */
await supervise({ codeWhenStopped: 0 }, async (cleanup) => {
  const { keep, dev } = readStartOptions(process.argv.slice(2))
  const offset = portOffset(process.env) ?? 0

  const project = demoProject()
  const plan = await planShop(cleanup, { kind: 'start', project, offset, keep, dev })
  const folder = runFolder('start', offset)
  await build(cleanup, dev ? ['functions'] : ['functions', 'web'], (workspace) =>
    path.join(folder, `build-${workspace}.log`),
  )
  // The dev server needs no build, but the Hosting emulator requires the folder.
  if (dev) mkdirSync(path.join(root, 'web/dist'), { recursive: true })

  const shop = await startShop(cleanup, plan)
  await seedDemoAccount(shop)
  const { save } = shop
  if (save) {
    cleanup.add(() => {
      console.log('Keeping accounts and profiles …')
      return save()
    })
  }
  const vite = dev ? await startVite(cleanup, shop) : undefined
  const servers = vite ? [vite, watchFunction(cleanup)] : []
  console.log(startMessage(shop, { keep, devOrigin: vite?.origin }))

  await Promise.race([shop.ended, ...servers.map(({ ended }) => ended)])
  if (cleanup.signal.aborted) return 0
  throw new PlainError(
    `A process of the shop exited. The last lines of ${shop.log}:\n${lastLines(shop.log)}`,
  )
})
