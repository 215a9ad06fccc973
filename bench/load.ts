/* Customers, each another person, use the built function in Google's framework with production's heap. */
import { endpoints } from '@shop/contract/api'
import { startFramework } from '../functions/src/testing/framework.ts'
import { startBeside } from '../tools/emulators.ts'
import { runMain } from '../tools/processes.ts'
import { demoProject, portsAt } from '../tools/shop.ts'
import { report } from './report.ts'

const seconds = Number(process.argv[2] ?? 60)
/** Requests that an instance processes at a time. */
const concurrency = 80

let customers = 0
/** In milliseconds, of the function only. */
let durations: number[] = []
const failures: string[] = []

await runMain(async () => {
  const { offset, firestore } = await startBeside()
  const auth = `127.0.0.1:${portsAt(offset).auth}`
  const instance = await startFramework({
    environment: {
      GCLOUD_PROJECT: demoProject(),
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
    },
  })
  const load = async (duration: number) => {
    const end = performance.now() + 1000 * duration
    const loop = async () => {
      while (performance.now() < end) await beCustomer(instance.origin, `http://${auth}`)
    }
    await Promise.all(Array.from({ length: concurrency }, loop))
    return (await instance.memory()).held
  }

  // Memory grows until connections and caches exist.
  const before = await load(seconds / 2)
  durations = []
  const after = await load(seconds)
  await instance.stop()
  for (const failure of failures.slice(0, 10)) console.log(failure)
  const cells = {
    customers,
    'requests/s': durations.length / seconds,
    'median (ms)': percentile(0.5),
    'p99 (ms)': percentile(0.99),
    'memory (MB)': after / 1e6,
    'memory ÷ before': after / before,
    failures: failures.length,
  }
  return report([{ name: 'the function', cells }], { 'memory ÷ before': 1.25, failures: 0 })
})

function percentile(share: number) {
  durations.sort((one, other) => one - other)
  return durations[Math.floor(share * durations.length)] ?? NaN
}

async function beCustomer(origin: string, auth: string) {
  const number = ++customers
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    // Many IP addresses, so that no limit applies.
    'X-Forwarded-For': `198.51.100.${number % 250}`,
  }
  const send = async (method: string, url: string, status: number, content?: object) => {
    const body = content ? JSON.stringify(content) : null
    const start = performance.now()
    const response = await fetch(url, { method, headers, body })
    const text = await response.text()
    if (url.startsWith(origin)) durations.push(performance.now() - start)
    if (response.status !== status) failures.push(`${method} ${url}: ${response.status} ${text}`)
    return text
  }

  const email = `ada-${number}@bench.example`
  const signUp = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const account = await send('POST', signUp, 200, { email, password: 'bench-password' })
  const { idToken, localId: firebaseUid } = JSON.parse(account) as Record<string, string>
  headers['Authorization'] = `Bearer ${idToken}`
  const [register, login] = [origin + endpoints.register, origin + endpoints.login]
  const profile = origin + endpoints.profile
  await send('POST', register, 201, { email, firebaseUid, name: 'Ada', password: '' })
  await send('POST', login, 200, { email, firebaseUid })
  for (let change = 1; change <= 10; change++) {
    await send('PUT', profile, 200, { phone: String(change) })
    const read = await send('GET', profile, 200)
    if (!read.includes(`"phone":"${change}"`)) failures.push(`Change ${change} is lost: ${read}`)
  }
  await send('DELETE', profile, 204)
}
