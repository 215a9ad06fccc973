import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findings } from './examine.ts'
import { rules } from './rules.ts'
import { real, treeOf } from './tree.ts'
import type { AddressInfo } from 'node:net'

/** Stands in for an emulator, by what it says of rules. */
async function givenEmulator(judge: (rules: string) => [status: number, text: string]) {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [status, words] = judge(body)
      response.writeHead(status).end(words)
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

const tree = (written: string) => treeOf({ 'firestore.rules': written })

test('rules that the emulator takes are sound, and what it refuses is a fault', async () => {
  await givenEmulator((body) => (body.includes('broken') ? [400, refusal] : [200, '{}']))

  expect(await rules.faults(tree(real('firestore.rules')))).toEqual([])
  expect(await rules.faults(tree('broken'))).toEqual(['Error compiling rules: L3: unexpected'])
})

test('where no emulator has rules it cannot be known', async () => {
  await givenEmulator(() => [404, 'Not Found'])

  expect(await findings(rules, tree(real('firestore.rules')))).toMatchObject([{ kind: 'skipped' }])
})

test('the pure-Node emulator has none either', async () => {
  vi.stubEnv('FIRESTORE', 'node')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })

  expect(await findings(rules, tree(real('firestore.rules')))).toEqual([
    {
      name: 'rules',
      kind: 'skipped',
      text: expect.stringContaining('FIRESTORE=node') as unknown,
    },
  ])
})
