import type { Call, Client, Request } from 'autocannon'

export type Values = { name: string; phone: string }

/** Number of read and update requests after each registration. */
const ROUNDS = 10

/** Sends the requests of the load test and records acknowledged and pending writes. */
export class LoadScenario {
  /** The values of the last successful write; undefined after a deletion. */
  acknowledged: Map<string, Values | undefined> = new Map()
  /** The values of a write without a response yet; undefined for a deletion. */
  pending: Map<string, Values | undefined> = new Map()
  wrongResponses: string[] = []

  /**
   * Sets up a connection: each customer registers, signs in, reads and updates the profile. On every
   * other connection they then delete the account.
   */
  setUp(client: Client) {
    let uid = ''
    const register = this.#write('POST', '/api/auth/register', () => {
      uid = `load-${process.pid}-${++customers}`
      const values = { name: `Customer ${customers}`, phone: '' }
      const body = {
        email: `${uid}@example.com`,
        password: '',
        firebaseUid: uid,
        name: values.name,
      }
      return { uid, values, body }
    })
    const change = this.#write('PUT', '/api/auth/profile', () => {
      const name = this.acknowledged.get(uid)?.name ?? ''
      const phone = String(++changes)
      return { uid, values: { name, phone }, body: { phone } }
    })
    const email = () => `${uid}@example.com`
    const login = this.#read(
      () => call('POST', '/api/auth/login', uid, { email: email(), firebaseUid: uid }),
      () => uid,
    )
    const read = this.#read(
      () => call('GET', '/api/auth/profile', uid),
      () => uid,
    )
    connections += 1
    client.setRequests([
      register,
      login,
      ...Array.from({ length: ROUNDS }, () => [read, change]).flat(),
      ...(connections % 2 === 0 ? [this.#remove(() => uid)] : []),
    ])
  }

  #write(
    method: string,
    path: string,
    createRequest: () => { uid: string; values: Values; body: object },
  ): Request {
    let uid = ''
    return {
      setupRequest: () => {
        const { values, body, ...request } = createRequest()
        uid = request.uid
        this.pending.set(uid, values)
        return call(method, path, uid, body)
      },
      onResponse: (status, body) => {
        const values = this.pending.get(uid)
        this.pending.delete(uid)
        if (status < 300 && values) this.acknowledged.set(uid, values)
        this.#verify(uid, status, body)
      },
    }
  }

  #remove(uidOf: () => string): Request {
    let uid = ''
    return {
      setupRequest: () => {
        uid = uidOf()
        this.pending.set(uid, undefined)
        return call('DELETE', '/api/auth/profile', uid)
      },
      onResponse: (status) => {
        this.pending.delete(uid)
        if (status === 204) this.acknowledged.set(uid, undefined)
        else this.wrongResponses.push(`${status} to ${uid}`)
      },
    }
  }

  #read(setupRequest: () => Call, uidOf: () => string): Request {
    return { setupRequest, onResponse: (status, body) => this.#verify(uidOf(), status, body) }
  }

  #verify(uid: string, status: number, body: string) {
    const expected = this.acknowledged.get(uid)
    const parsed: unknown = status < 300 ? JSON.parse(body) : {}
    const profile = parsed as Partial<Values & { uid: string }>
    const isExpected =
      profile.uid === uid && profile.name === expected?.name && profile.phone === expected?.phone
    if (!isExpected) this.wrongResponses.push(`${status} to ${uid}`)
  }
}

let connections = 0
let customers = 0
let changes = 0

function call(method: string, path: string, uid: string, body?: object): Call {
  const headers = { authorization: `Bearer ${uid}`, 'content-type': 'application/json' }
  return { method, path, headers, ...(body && { body: JSON.stringify(body) }) }
}
