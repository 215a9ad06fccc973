import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import type { Tab } from './engine.ts'

const WINDOW = path.join(import.meta.dirname, 'webkit-window.py')

const KEYS: Record<string, string> = {
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

// WebKit does not know `manifest-src`, warns about files that it uses late, and drops the worker of a page that is left.
const isExpected = (line: string) =>
  /'manifest-src'|preloaded .* not used|\/sw\.js (load failed|due to)/.test(line)

const isProblem = (line: string) => /CONSOLE .*\b(ERROR|WARN)/.test(line) && !isExpected(line)

/** Starts WebKitGTK's WebDriver on a display of its own, and a window. */
export async function startWebKit(driverPath: string): Promise<Tab> {
  const options = { reject: false, buffer: false } as const
  const display = execa(options)`Xvfb -displayfd 1 -screen 0 1600x1100x24`
  const [number] = (await once(display.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const env = { DISPLAY: `:${number.toString().trim()}` }
  const driver = execa(driverPath, [`--port=${port}`], { ...options, env, stdout: 'ignore' })
  const problems: string[] = []
  createInterface(driver.stderr).on('line', (line) => {
    if (isProblem(line)) problems.push(line)
  })
  const call = async (method: string, command: string, body?: object): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}/${command}`
    const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await reply.json()) as { value: unknown }
    if (!reply.ok) throw new Error(`${command}: ${JSON.stringify(value)}`)
    return value
  }
  while (!(await call('GET', 'status').catch(() => undefined))) await delay(50)

  const { sessionId } = (await call('POST', 'session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'webkit-window',
        'webkitgtk:browserOptions': { binary: WINDOW, args: [] },
      },
    },
  })) as { sessionId: string }
  const send = (command: string, body: object) =>
    call('POST', `session/${sessionId}/${command}`, body)
  const act = (type: string, actions: object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] })
  return {
    problems,
    evaluate: (expression) => send('execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (x, y) => {
      await act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    press: async (key, modifier) => {
      const keys = modifier ? [modifier, key] : [key]
      const down = keys.map((name) => ({ type: 'keyDown', value: KEYS[name] ?? name }))
      const up = down.map(({ value }) => ({ type: 'keyUp', value }))
      await act('key', [...down, ...up.reverse()])
    },
    resize: async (viewport) => {
      await send('window/rect', viewport)
    },
    screenshot: async () => (await call('GET', `session/${sessionId}/screenshot`)) as string,
    close: async () => {
      await call('DELETE', `session/${sessionId}`)
      for (const child of [driver, display]) {
        child.kill()
        await child
      }
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
