import { readFile } from 'node:fs/promises'
import { functionLog } from './support/environment.ts'
import { emailDomain, secretMark } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Random characters that may contain `eyJ`, the start of a token: uids, hashes in file names. */
const byChance = /"uid":"[A-Za-z\d]{28}"|-[\w-]{8}\.(?:js|css|woff2)\b/g

/** Whether an emulator printed the line. The Auth emulator prints links that contain e-mails. */
const isEmulatorNotice = (line: string) => line.startsWith('i  ')

test('the run’s logs contain no request body, token, e-mail or password', async () => {
  const log = (await readFile(functionLog, 'utf8')).replaceAll(byChance, '')
  const lines = log.split('\n').filter((line) => !isEmulatorNotice(line))
  const linesWith = (text: string) => lines.filter((line) => line.includes(text))

  expect(linesWith('"message":"request"'), 'requests are logged at all').not.toEqual([])
  for (const secret of [secretMark, emailDomain, 'eyJ']) expect(linesWith(secret)).toEqual([])
})

/** The log's possible reasons for rejecting a token: the function's own and the SDK's error codes. */
const ourReasons =
  /^(missing|no bearer token|uid|malformed|disabled|signed out|deleted|earlier sign-in|unverified e-mail|auth\/[a-z-]+)$/

test('request logs contain id, method, path, status, milliseconds and uid, and no other field', async () => {
  const lines = (await readFile(functionLog, 'utf8')).match(/\{.*"message":"request".*\}/g) ?? []
  expect(lines.length).toBeGreaterThan(0)

  for (const line of lines) {
    const { uid, rejection, unlogged, ...entry } = JSON.parse(line) as Record<string, unknown>
    expect(entry).toEqual({
      severity: rejection === undefined || rejection === 'missing' ? 'INFO' : 'WARNING',
      message: 'request',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      method: expect.stringMatching(/^[A-Z]+$/),
      path: expect.stringMatching(/^\//),
      status: expect.any(Number),
      milliseconds: expect.any(Number),
    })
    expect(unlogged ?? 0).toEqual(expect.any(Number))
    expect(uid ?? 'nobody').toEqual(expect.any(String))
    expect(rejection ?? 'missing').toMatch(ourReasons)
  }
})
