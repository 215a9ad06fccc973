import request from 'supertest'
import type { User } from '../auth/require-user.ts'
import { unauthenticated } from '../http/api-error.ts'
import { memoryProfiles } from './memory-profiles.ts'
import { ada, memoryAccounts, testApp } from './test-app.ts'

type Dependencies = NonNullable<Parameters<typeof testApp>[0]>

/** Calls of the API for the user 'ada', each with the token of one of these users. */
export function clientsOf<Name extends string>(
  users: Record<Name, User>,
  dependencies: Dependencies = {},
) {
  const { profiles = memoryProfiles(), accounts = memoryAccounts() } = dependencies
  const byToken = new Map<string, User>(Object.entries(users))
  const app = testApp({
    verifyToken: (token) => {
      const user = byToken.get(token)
      return user ? Promise.resolve(user) : Promise.reject(unauthenticated('unknown'))
    },
    ...dependencies,
    profiles,
    accounts,
  })
  const call =
    (method: 'get' | 'put' | 'post' | 'delete', path: string) => (name: Name, body?: object) =>
      request(app)[method](`/api/auth/${path}`).set('Authorization', `Bearer ${name}`).send(body)
  const register = call('post', 'register')
  const login = call('post', 'login')
  return {
    profiles,
    accounts,
    get: call('get', 'profile'),
    put: call('put', 'profile'),
    remove: call('delete', 'profile'),
    register: (name: Name, body: object = {}) => register(name, { ...ada, ...body }),
    login: (name: Name) => login(name, ada),
  }
}
