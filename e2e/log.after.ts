import { readFile } from 'node:fs/promises'
import { functionLog } from './support/environment.ts'
import { emailDomain, secretMark } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('Issue 2: logs hold “never a body, token, e-mail or password” of the whole run', async () => {
  const lines = (await readFile(functionLog, 'utf8')).split('\n')
  const linesWith = (text: string) => lines.filter((line) => line.includes(text))

  expect(linesWith('"message":"request"'), 'requests are logged at all').not.toEqual([])
  for (const secret of [secretMark, emailDomain, 'eyJ']) expect(linesWith(secret)).toEqual([])
})
