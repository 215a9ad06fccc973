import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { root } from './shop.ts'

const string = (stringValue: string) => ({ stringValue })
const previous = {
  name: string('Ada'),
  address: { mapValue: { fields: { city: string('Dhaka'), zip: string('1219') } } },
}
const current = {
  name: string('Ada'),
  address: { mapValue: { fields: { city: string(''), zip: string('1219') } } },
  phone: string('1'),
}
const updateTime = '2026-11-21T08:00:00Z'

/** Runs the command against a stub of Firestore's REST API. */
async function restore(answer: string, fields: object | undefined) {
  const written: { query: object; body: unknown }[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stub')
    const query = Object.fromEntries(searchParams)
    void text(request).then((body) => {
      if (request.method === 'PATCH') written.push({ query, body: JSON.parse(body) })
      const past = query['readTime'] === '2026-11-20T10:05:00.000Z' ? previous : fields
      response.writeHead(past ? 200 : 404).end(JSON.stringify({ fields: past, updateTime }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const args = ['--import', 'tsx', 'tools/restore-profile.ts', 'ada', '2026-11-20T10:05Z']
  const { stdout } = await execa(process.execPath, args, {
    cwd: root,
    env: { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` },
    input: `${answer}\n`,
    reject: false,
  })
  server.close()
  return { stdout, written }
}

test('shows the difference, and writes the earlier profile when the answer is yes', async () => {
  const { stdout, written } = await restore('yes', current)

  expect(stdout).toContain('address.city: "" → "Dhaka"\nphone: "1" → missing\n')
  const query = { 'currentDocument.updateTime': updateTime }
  expect(written).toEqual([{ query, body: { fields: previous } }])
})

test('creates the profile when it has been deleted', async () => {
  const { written } = await restore('yes', undefined)

  const query = { 'currentDocument.exists': 'false' }
  expect(written).toEqual([{ query, body: { fields: previous } }])
})

test('writes nothing when the answer is no', async () => {
  const { stdout, written } = await restore('no', current)

  expect(stdout).toContain('yes/no')
  expect(written).toEqual([])
})
