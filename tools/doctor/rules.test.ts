import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCheck } from './run-checks.ts'
import { rules } from './rules.ts'
import { createTree, readRepositoryFile } from './test-tree.ts'
import type { AddressInfo } from 'node:net'

/** Starts a server that responds as the emulator's endpoint for security rules. */
async function fakeEmulator(respond: (rules: string) => [status: number, text: string]) {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [status, message] = respond(body)
      response.writeHead(status).end(message)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    vi.unstubAllEnvs()
  })
  const { port } = server.address() as AddressInfo
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`)
}

const refusal = JSON.stringify({ error: { message: 'Error compiling rules:\nL3: unexpected' } })

const tree = (content: string) => createTree({ 'firestore.rules': content })

test('the emulator rejects firestore.rules → reports a fault', async () => {
  await fakeEmulator((body) => (body.includes('broken') ? [400, refusal] : [200, '{}']))

  expect(await rules.findFaults(tree(readRepositoryFile('firestore.rules')))).toEqual([])
  expect(await rules.findFaults(tree('broken'))).toEqual(['Error compiling rules: L3: unexpected'])
})

test('emulator does not support security rules → the check is skipped', async () => {
  await fakeEmulator(() => [404, 'Not Found'])

  expect(await runCheck(rules, tree(readRepositoryFile('firestore.rules')))).toMatchObject([
    { kind: 'skipped' },
  ])
})

test('pure-Node emulator is chosen → the check is skipped', async () => {
  vi.stubEnv('FIRESTORE', 'node')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })

  expect(await runCheck(rules, tree(readRepositoryFile('firestore.rules')))).toEqual([
    {
      name: 'rules',
      kind: 'skipped',
      text: expect.stringContaining('FIRESTORE=node') as unknown,
    },
  ])
})
