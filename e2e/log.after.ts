import { readFile } from 'node:fs/promises'
import { functionLog } from './support/environment.ts'
import { emailDomain, secretMark } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** `{"alg":` and `{"_AuthEmu…`; `eyJ` alone is in a uid or a file's hash now and then. */
const beginningsOfTokens = ['eyJhbGci', 'eyJfQXV0aEVtd']

test('logs hold “never a body, token, e-mail or password” of the whole run', async () => {
  const log = await readFile(functionLog, 'utf8')
  const linesWith = (text: string) => log.split('\n').filter((line) => line.includes(text))

  expect(linesWith('"message":"request"'), 'requests are logged at all').not.toEqual([])
  for (const secret of [secretMark, emailDomain, ...beginningsOfTokens]) {
    expect(linesWith(secret)).toEqual([])
  }
})

/** Why a token was refused, in words of ours or of the SDK. */
const ourReasons = /^(missing|no bearer token|uid|malformed|auth\/[a-z-]+)$/

test('“Structured logs … with request id, method, path, status, milliseconds, uid” and nothing else', async () => {
  const lines = (await readFile(functionLog, 'utf8')).match(/\{.*"message":"request".*\}/g) ?? []
  expect(lines.length).toBeGreaterThan(0)

  for (const line of lines) {
    const { uid, refusal, ...entry } = JSON.parse(line) as Record<string, unknown>
    expect(entry).toEqual({
      severity: refusal === undefined || refusal === 'missing' ? 'INFO' : 'WARNING',
      message: 'request',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: expect.stringMatching(/^[A-Z]+$/),
      path: expect.stringMatching(/^\//),
      status: expect.any(Number),
      milliseconds: expect.any(Number),
    })
    expect(uid ?? 'nobody').toEqual(expect.any(String))
    expect(refusal ?? 'missing').toMatch(ourReasons)
  }
})
