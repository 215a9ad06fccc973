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
