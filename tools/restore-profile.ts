/** `npm run restore-profile -- UID TIME [--project PROJECT]`: restores a profile as it was at TIME (docs/data.md). */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { runMain } from './processes.ts'
import { readAliases } from './shop.ts'

type Fields = { [name: string]: { mapValue?: { fields?: Fields } } }
type Stored = { fields?: Fields; updateTime: string }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', default: readAliases()['production'] ?? '' } },
})

await runMain(async () => {
  await restoreProfile(positionals, values.project)
  return 0
})

async function restoreProfile([uid = '', text = '', ...others]: string[], project: string) {
  const hasZone = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text)
  if (!uid || !hasZone || Number.isNaN(Date.parse(text)) || others.length > 0) {
    throw new Error('Say whose profile and of when: UID 2026-11-20T10:05Z [--project PROJECT]')
  }
  const time = new Date(text).toISOString()
  const headers = {
    Authorization: `Bearer ${await accessToken()}`,
    'Content-Type': 'application/json',
    // A person's own login has no quota for Firebase Authentication.
    'X-Goog-User-Project': project,
  }
  await assertAccount(project, uid, headers)
  const call = profileCalls(project, uid, headers)
  const current = await call()
  const previous = await call({ query: { readTime: time } })
  if (!previous) throw new Error(`${project} had no users/${uid} at ${time}: check them.`)

  const changes = difference(current?.fields, previous.fields)
  if (changes.length === 0) throw new Error(`users/${uid} has not changed since ${time}.`)
  console.log(changes.join('\n'))
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `Write users/${uid} of ${project} as it was at ${time}? yes/no: `,
  )
  prompt.close()
  if (answer !== 'yes') throw new Error('Nothing was written.')

  // Rejected if somebody has saved the profile in the meantime.
  const query = current
    ? { 'currentDocument.updateTime': current.updateTime }
    : { 'currentDocument.exists': 'false' }
  await call({ query, method: 'PATCH', body: JSON.stringify({ fields: previous.fields }) })
  console.log(`users/${uid} is as it was at ${time}.`)
}

async function accessToken() {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return 'owner'
  const { stdout, failed } = await execa({ reject: false })`gcloud auth print-access-token`
  if (failed) throw new Error('gcloud is not logged in, or not installed: run gcloud auth login.')
  return stdout
}

/** A profile without an account would be data of somebody who has deleted it. */
async function assertAccount(project: string, uid: string, headers: HeadersInit) {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator } = process.env
  const host = 'identitytoolkit.googleapis.com'
  const origin = emulator ? `http://${emulator}/${host}` : `https://${host}`
  const body = JSON.stringify({ localId: [uid] })
  const url = `${origin}/v1/projects/${project}/accounts:lookup`
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) {
    throw new Error(`Firebase Authentication answers ${response.status}: ${await response.text()}`)
  }
  const { users = [] } = (await response.json()) as { users?: object[] }
  if (users.length > 0) return
  throw new Error(`${project} has no account ${uid}, so its profile is not restored.`)
}

/** Calls of Firestore's REST API for one document. Its typed values are written as they are read. */
function profileCalls(project: string, uid: string, headers: HeadersInit) {
  const { FIRESTORE_EMULATOR_HOST: emulator } = process.env
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'
  const path = `projects/${project}/databases/(default)/documents/users/${encodeURIComponent(uid)}`

  return async ({ query = {}, ...init }: RequestInit & { query?: Record<string, string> } = {}) => {
    const response = await fetch(`${origin}/v1/${path}?${new URLSearchParams(query).toString()}`, {
      ...init,
      headers,
    })
    if (response.ok) return (await response.json()) as Stored
    if (response.status === 404 && init.method !== 'PATCH') return undefined
    throw new Error(`Firestore answers ${response.status}: ${await response.text()}`)
  }
}

function difference(current: Fields = {}, previous: Fields = {}) {
  const [now, then] = [new Map(entriesOf(current)), new Map(entriesOf(previous))]
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((name) => now.get(name) !== then.get(name))
    .map((name) => `${name}: ${now.get(name) ?? 'missing'} → ${then.get(name) ?? 'missing'}`)
}

function entriesOf(fields: Fields, group = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value.mapValue
      ? entriesOf(value.mapValue.fields ?? {}, `${group}${name}.`)
      : [[group + name, JSON.stringify(Object.values(value)[0])]],
  )
}
