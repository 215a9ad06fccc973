import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoProject, portOffset, portsAt, root } from './shop.ts'

process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${portsAt(portOffset()).auth}`
const project = demoProject()
const app = initializeApp({ projectId: project })

const previous = { name: 'Ada', address: { city: 'Dhaka', zip: '1219' } }
const current = { name: 'Ada', address: { city: '', zip: '1219' }, phone: '1' }

// The pure-Node emulator has neither the past nor other databases.
describe.skipIf(process.env['FIRESTORE_RULES'] === 'none')('restore-profile', () => {
  let uid = ''
  let time = ''
  const profileIn = (database = '(default)') => getFirestore(app, database).doc(`users/${uid}`)
  const stored = async () => (await profileIn().get()).data()

  beforeEach(async () => {
    uid = randomUUID()
    await getAuth(app).createUser({ uid })
    const { writeTime } = await profileIn().set(previous)
    time = new Date(writeTime.toMillis() + 1).toISOString()
    await delay(10)
    await profileIn().set(current)
  })

  /** Runs the command, and answers once it asks. */
  async function restore(answer = 'yes', past = [time], beforeAnswer?: () => Promise<unknown>) {
    const args = ['--import', 'tsx', 'tools/restore-profile.ts', uid, ...past]
    const running = execa(process.execPath, [...args, '--project', project], {
      cwd: root,
      reject: false,
    })
    running.stdout.on('data', (text: Buffer) => {
      if (!text.includes('yes/no')) return
      void Promise.resolve(beforeAnswer?.()).then(() => running.stdin.end(`${answer}\n`))
    })
    return (await running).stdout
  }

  test('shows the difference, and writes the earlier profile when the answer is yes', async () => {
    const output = await restore()

    expect(output).toContain('address.city: "" → "Dhaka"\nphone: "1" → missing\n')
    expect(output).toContain(`users/${uid} is as it was at ${time}.`)
    expect(await stored()).toEqual(previous)
  })

  test('creates the profile when it has been deleted', async () => {
    await profileIn().delete()

    await restore()

    expect(await stored()).toEqual(previous)
  })

  test('writes the profile of a restored database when it is named instead of a time', async () => {
    await profileIn('restored').set({ name: 'Ada of the backup' })

    const output = await restore('yes', ['--database', 'restored'])

    expect(output).toContain(`users/${uid} is as it was in the database restored.`)
    expect(await stored()).toEqual({ name: 'Ada of the backup' })
  })

  test('writes nothing when somebody has saved the profile in the meantime', async () => {
    const saved = { ...current, phone: '2' }

    const output = await restore('yes', [time], () => profileIn().set(saved))

    expect(output).not.toContain('is as it was at')
    expect(await stored()).toEqual(saved)
  })

  test('writes nothing when the answer is no', async () => {
    await restore('no')

    expect(await stored()).toEqual(current)
  })

  test('asks nothing when the account has been deleted', async () => {
    await getAuth(app).deleteUser(uid)

    expect(await restore()).toBe('')
  })

  test('asks nothing when the time has no zone', async () => {
    expect(await restore('yes', [time.replace('Z', '')])).toBe('')
  })
})
