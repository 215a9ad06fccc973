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

type Options = { time?: string[]; writeStatus?: number; users?: object[] }

/** Runs the command against a stub of the REST APIs. */
async function restore(
  answer: string,
  fields: object | undefined,
  { time = ['2026-11-20T10:05Z'], writeStatus = 200, users = [{}] }: Options = {},
) {
  const written: { path: string; query: object; body: unknown }[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub')
    const query = Object.fromEntries(searchParams)
    void text(request).then((body) => {
      if (request.method === 'POST') {
        response.end(JSON.stringify({ users }))
        return
      }
      if (request.method === 'PATCH') {
        written.push({ path: pathname, query, body: JSON.parse(body) })
        response.writeHead(writeStatus).end('{}')
        return
      }
      const isPast =
        query['readTime'] === '2026-11-20T10:05:00.000Z' ||
        pathname.includes('/databases/restored/')
      const past = isPast ? previous : fields
      response.writeHead(past ? 200 : 404).end(JSON.stringify({ fields: past, updateTime }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const args = ['--import', 'tsx', 'tools/restore-profile.ts', 'ada', ...time]
  const { stdout } = await execa(process.execPath, args, {
    cwd: root,
    env: {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
    },
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
  expect(written).toMatchObject([{ query, body: { fields: previous } }])
})

test('creates the profile when it has been deleted', async () => {
  const { stdout, written } = await restore('yes', undefined)

  const query = { 'currentDocument.exists': 'false' }
  expect(written).toMatchObject([{ query, body: { fields: previous } }])
  expect(stdout).toContain('users/ada is as it was at 2026-11-20T10:05:00.000Z.')
})

test('writes the profile of a restored database when it is named instead of a time', async () => {
  const { stdout, written } = await restore('yes', current, { time: ['--database', 'restored'] })

  expect(stdout).toContain('users/ada is as it was in the database restored.')
  const query = { 'currentDocument.updateTime': updateTime }
  expect(written).toEqual([
    { path: expect.stringContaining('(default)') as string, query, body: { fields: previous } },
  ])
})

test('reports no success when the profile is missing at the write', async () => {
  const { stdout } = await restore('yes', current, { writeStatus: 404 })

  expect(stdout).not.toContain('users/ada is as it was')
})

test.for<[reason: string, answer: string, options: Options, output: RegExp]>([
  ['the answer is no', 'no', {}, /yes\/no/],
  ['the account has been deleted', 'yes', { users: [] }, /^$/],
  ['the time has no zone', 'yes', { time: ['2026-11-20T10:05'] }, /^$/],
])('writes nothing when %s', async ([, answer, options, output]) => {
  const { stdout, written } = await restore(answer, current, options)

  expect(stdout).toMatch(output)
  expect(written).toEqual([])
})
