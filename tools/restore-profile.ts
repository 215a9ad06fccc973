/** Restores a profile as it was at a time, or as it is in a database restored from a backup (docs/data.md). */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { runMain } from './processes.ts'
import { readAliases } from './shop.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string', default: readAliases()['production'] ?? '' },
    database: { type: 'string' },
  },
})

await runMain(async () => {
  const [uid = '', time, ...others] = positionals
  const { project, database } = values
  const readTime = instantOf(time)
  const isPast = database === undefined ? readTime !== undefined : time === undefined
  if (!uid || !isPast || others.length > 0) {
    throw new Error(
      'Say whose profile and of when: UID 2026-11-20T10:05Z [--project PROJECT], or UID --database DATABASE.',
    )
  }
  // A person's own login has no quota for Firebase Authentication.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] = project
  const app = initializeApp({ projectId: project })
  // Throws without an account: the profile would be data of somebody who has deleted it.
  await getAuth(app).getUser(uid)

  const profile = getFirestore(app).doc(`users/${uid}`)
  const current = await profile.get()
  const past = getFirestore(app, database ?? '(default)').doc(profile.path)
  const reading = { readOnly: true, ...(readTime && { readTime }) } as const
  const found = await past.firestore.runTransaction((at) => at.get(past), reading)
  const previous = found.data()
  const when = readTime ? `at ${readTime.toDate().toISOString()}` : `in the database ${database}`
  if (!previous) throw new Error(`${project} had no users/${uid} ${when}: check them.`)
  const changes = difference(current.data(), previous)
  if (changes.length === 0) throw new Error(`users/${uid} is as it was ${when}.`)
  console.log(changes.join('\n'))
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `Write users/${uid} of ${project} as it was ${when}? yes/no: `,
  )
  prompt.close()
  if (answer !== 'yes') throw new Error('Nothing was written.')

  await profile.firestore.runTransaction(async (transaction) => {
    const { updateTime } = await transaction.get(profile)
    if (updateTime?.valueOf() !== current.updateTime?.valueOf())
      throw new Error('Nothing was written: somebody has saved the profile in the meantime.')
    transaction.set(profile, previous)
  })
  console.log(`users/${uid} is as it was ${when}.`)
  return 0
})

/** Undefined if the text is no time with a zone: a person's own might be meant. */
function instantOf(text = '') {
  const isTime = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  return isTime ? Timestamp.fromDate(new Date(text)) : undefined
}

type Fields = Record<string, unknown>

function difference(current: Fields = {}, previous: Fields) {
  const [now, then] = [new Map(entriesOf(current)), new Map(entriesOf(previous))]
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((name) => now.get(name) !== then.get(name))
    .map((name) => `${name}: ${now.get(name) ?? 'missing'} → ${then.get(name) ?? 'missing'}`)
}

function entriesOf(fields: Fields, group = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isGroup(value)
      ? entriesOf(value, `${group}${name}.`)
      : [[group + name, JSON.stringify(value instanceof Timestamp ? value.toDate() : value)]],
  )
}

function isGroup(value: unknown): value is Fields {
  return value instanceof Object && value.constructor === Object
}
