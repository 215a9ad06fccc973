// @ts-check

/** @import { Call, Client, Request } from 'autocannon' */
/** @typedef {{ name: string, phone: string }} Values */

/** Reads and changes that follow one registration. */
const ROUNDS = 10

/** What customers have sent and what was acknowledged, to be compared with what is stored. */
export class Ledger {
  /** @type {Map<string, Values>} by uid: what was last acknowledged */
  acknowledged = new Map()
  /** @type {Map<string, Values>} by uid: what was sent and is not answered yet */
  pending = new Map()
  /** @type {string[]} answers that cannot be */
  wrong = []

  /**
   * Gives a connection its customers: one after the other registers, signs in, reads and changes.
   * @param {Client} client
   */
  serve(client) {
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
    client.setRequests([
      register,
      login,
      ...Array.from({ length: ROUNDS }, () => [read, change]).flat(),
    ])
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {() => { uid: string, values: Values, body: object }} next
   * @returns {Request}
   */
  #write(method, path, next) {
    let uid = ''
    return {
      setupRequest: () => {
        const { values, body, ...whose } = next()
        uid = whose.uid
        this.pending.set(uid, values)
        return call(method, path, uid, body)
      },
      onResponse: (status, body) => {
        const values = this.pending.get(uid)
        this.pending.delete(uid)
        if (status < 300 && values) this.acknowledged.set(uid, values)
        this.#compare(uid, status, body)
      },
    }
  }

  /**
   * @param {() => Call} setupRequest
   * @param {() => string} uidOf
   * @returns {Request}
   */
  #read(setupRequest, uidOf) {
    return { setupRequest, onResponse: (status, body) => this.#compare(uidOf(), status, body) }
  }

  /**
   * @param {string} uid
   * @param {number} status
   * @param {string} body
   */
  #compare(uid, status, body) {
    const expected = this.acknowledged.get(uid)
    /** @type {unknown} */
    const answer = status < 300 ? JSON.parse(body) : {}
    const profile = /** @type {Partial<Values & { uid: string }>} */ (answer)
    const isRight =
      profile.uid === uid && profile.name === expected?.name && profile.phone === expected?.phone
    if (!isRight) this.wrong.push(`${status} to ${uid}`)
  }
}

let customers = 0
let changes = 0

/**
 * @param {string} method
 * @param {string} path
 * @param {string} uid
 * @param {object} [body]
 * @returns {Call}
 */
function call(method, path, uid, body) {
  const headers = { authorization: `Bearer ${uid}`, 'content-type': 'application/json' }
  return { method, path, headers, ...(body && { body: JSON.stringify(body) }) }
}
