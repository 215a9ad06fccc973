/** Restores a profile as it was at a time, or as it is in a database restored from a backup (docs/data.md). */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { runMain } from './processes.ts'
import { readAliases } from './shop.ts'

type Fields = { [name: string]: { mapValue?: { fields?: Fields } } }
type Call = RequestInit & { database?: string; query?: Record<string, string> }
type Stored = { fields?: Fields; updateTime: string }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string', default: readAliases()['production'] ?? '' },
    database: { type: 'string' },
  },
})

await runMain(async () => {
  await restoreProfile(positionals, values)
  return 0
})

async function restoreProfile(
  [uid = '', text, ...others]: string[],
  { project, database }: { project: string; database?: string | undefined },
) {
  const past = database === undefined ? pastAt(text) : { database }
  if (!uid || !past || (database !== undefined && text !== undefined) || others.length > 0) {
    throw new Error(
      'Say whose profile and of when: UID 2026-11-20T10:05Z [--project PROJECT], or UID --database DATABASE.',
    )
  }
  const headers = {
    Authorization: `Bearer ${await accessToken()}`,
    'Content-Type': 'application/json',
    // A person's own login has no quota for Firebase Authentication.
    'X-Goog-User-Project': project,
  }
  await assertAccount(project, uid, headers)
  const call = profileCalls(project, uid, headers)
  const current = await call()
  const previous = await call(past)
  const when = 'database' in past ? `in the database ${past.database}` : `at ${past.query.readTime}`
  if (!previous) throw new Error(`${project} had no users/${uid} ${when}: check them.`)

  const changes = difference(current?.fields, previous.fields)
  if (changes.length === 0) throw new Error(`users/${uid} is as it was ${when}.`)
  console.log(changes.join('\n'))
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `Write users/${uid} of ${project} as it was ${when}? yes/no: `,
  )
  prompt.close()
  if (answer !== 'yes') throw new Error('Nothing was written.')

  // Rejected if somebody has saved the profile in the meantime.
  const query = current
    ? { 'currentDocument.updateTime': current.updateTime }
    : { 'currentDocument.exists': 'false' }
  await call({ query, method: 'PATCH', body: JSON.stringify({ fields: previous.fields }) })
  console.log(`users/${uid} is as it was ${when}.`)
}

/** Undefined if the text is no time with a zone: a person's own might be meant. */
function pastAt(text = '') {
  const isTime = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  return isTime ? { query: { readTime: new Date(text).toISOString() } } : undefined
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

  return async ({ database = '(default)', query = {}, ...init }: Call = {}) => {
    const path = `projects/${project}/databases/${database}/documents/users/${encodeURIComponent(uid)}`
    const url = `${origin}/v1/${path}?${new URLSearchParams(query).toString()}`
    const response = await fetch(url, { ...init, headers })
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
