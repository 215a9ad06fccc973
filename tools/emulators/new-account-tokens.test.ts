import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import './new-account-tokens.ts'
import type { Accounts } from './new-account-tokens.ts'

const emulator: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/state')
const { AgentProjectState } = emulator as { AgentProjectState: new (project: string) => Accounts }

test('a new second starts while the account is created → validSince is the creation time', () => {
  const signUp = { createdAt: '1700000000999', validSince: '1700000001' }
  const made = new AgentProjectState('demo-test').createUserWithLocalId('ada', signUp)
  expect(made).toMatchObject({ createdAt: '1700000000999', validSince: '1700000000' })
})

test('account without a password → unchanged', () => {
  const fromGoogle = { createdAt: '1700000000999' }
  const made = new AgentProjectState('demo-test').createUserWithLocalId('ada', fromGoogle)
  expect(made).toEqual({ localId: 'ada', ...fromGoogle })
})
