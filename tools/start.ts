/** `npm start` and `npm run dev`: runs the shop on the emulators until Ctrl-C. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findFreeOffset, findTakenPort, startEmulators } from './emulators.ts'
import { failure, isOpen, npmRun, runMain, start, waitUntil } from './processes.ts'
import { emulatorLog, logFolder, portOffset, portsAt, root } from './shop.ts'

/** firebase.json has no entry for Vite's dev server. */
const VITE_PORT = 5173
const DEMO = { displayName: 'Demo Shopper', email: 'demo@shop.example', password: 'demo-password' }

await runMain(
  async () => {
    const args = process.argv.slice(2)
    const isDev = args.includes('--dev')
    const offset = portOffset()
    const taken = await findTakenPort(offset)
    if (taken) {
      throw new Error(
        `Port ${taken} is taken: set PORT_OFFSET, for example PORT_OFFSET=${await findFreeOffset(offset + 100)}.`,
      )
    }

    console.log('Building …')
    // The dev server needs no build, but the Hosting emulator requires the folder.
    mkdirSync(path.join(root, 'web/dist'), { recursive: true })
    const log = path.join(logFolder(offset), 'build.log')
    await npmRun(isDev ? ['build', '-w', 'functions'] : ['build'], log)

    console.log('Starting the emulators …')
    const shop = await startEmulators(
      offset,
      args.filter((arg) => arg !== '--dev'),
    )
    await createDemoAccount(offset)
    const servers = isDev ? await startDevServers(offset, shop.origin) : []
    console.log(messageOf(shop, { offset, isDev }))

    const commands = [...shop.commands, ...servers]
    throw await Promise.race(
      commands.map(async (command) => {
        await command.ended
        return failure('exited', command)
      }),
    )
  },
  { codeWhenStopped: 0 },
)

/** The shop creates the profile at the first sign-in. The account exists already if it was imported. */
async function createDemoAccount(offset: number) {
  const { auth } = portsAt(offset)
  await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(DEMO),
    },
  )
}

/** Vite's dev server, and a build of the function after each change, which the Functions emulator reloads. */
async function startDevServers(offset: number, shopOrigin: string) {
  const port = VITE_PORT + offset
  const vite = start('vite', ['--port', String(port), '--strictPort', '--clearScreen=false'], {
    cwd: path.join(root, 'web'),
    env: { SHOP_ORIGIN: shopOrigin },
  })
  await waitUntil(() => isOpen(port), vite)
  return [vite, start(process.execPath, ['--import', 'tsx', 'functions/build.ts', '--watch'])]
}

type Shop = Awaited<ReturnType<typeof startEmulators>>

function messageOf(
  { origin, hasUi, firestore, firestoreText }: Shop,
  { offset, isDev }: { offset: number; isDev: boolean },
) {
  const { hosting, ui, auth, functions } = portsAt(offset)
  return `
  Shop         ${isDev ? `http://127.0.0.1:${VITE_PORT + offset}` : origin}
  Sign in      ${DEMO.email}, password ${DEMO.password}
  Emulator UI  ${hasUi ? `http://127.0.0.1:${ui}` : 'none; `npx firebase setup:emulators:ui` downloads it'}
  Firestore    ${firestore}: ${firestoreText}
  Ports        hosting ${hosting} · auth ${auth} · functions ${functions}
  Log          ${path.relative(root, emulatorLog(offset))}
  Stop         Ctrl-C
`
}
