/* Customers, each another person, use the built function in Google's framework with production's heap. */
import { endpoints } from '@shop/contract/api'
import { startFramework } from '../functions/src/testing/framework.ts'
import { demoProject, portsAt } from '../tools/shop.ts'
import type { Shop } from './browser.ts'
import { rowOf } from './measure.ts'

/** Requests that an instance processes at a time. */
const concurrency = 80

/** The memory after a minute of load. The floor is that before, when connections and caches exist. */
export async function measureLoad({ offset, firestore }: Shop) {
  const auth = `127.0.0.1:${portsAt(offset).auth}`
  const instance = await startFramework({
    environment: {
      GCLOUD_PROJECT: demoProject(),
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
    },
  })
  let customers = 0
  /** @returns megabytes */
  const memoryAfter = async (seconds: number) => {
    const end = performance.now() + 1000 * seconds
    const loop = async () => {
      while (performance.now() < end)
        await beCustomer(++customers, instance.origin, `http://${auth}`)
    }
    await Promise.all(Array.from({ length: concurrency }, loop))
    return (await instance.memory()).held / 1e6
  }
  try {
    const [floor, measured] = [await memoryAfter(30), await memoryAfter(60)]
    console.log(`${customers} customers, each request with the expected response`)
    return [rowOf('memory', 'the function', { measured, floor })]
  } finally {
    await instance.stop()
  }
}

async function beCustomer(number: number, origin: string, auth: string) {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    // Many IP addresses, so that no limit applies.
    'X-Forwarded-For': `198.51.100.${number % 250}`,
  }
  const send = async (method: string, url: string, status: number, content?: object) => {
    const body = content ? JSON.stringify(content) : null
    const response = await fetch(url, { method, headers, body })
    const text = await response.text()
    if (response.status !== status) throw new Error(`${method} ${url}: ${response.status} ${text}`)
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
    if (!read.includes(`"phone":"${change}"`)) throw new Error(`Change ${change} is lost: ${read}`)
  }
  await send('DELETE', profile, 204)
}
