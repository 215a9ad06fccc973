import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { builtSite, markupFolder } from './support/environment.ts'
import { expect, test } from './support/test.ts'

/** The Nu Html Checker; its npm package is this path. */
const validator = createRequire(import.meta.url)('vnu-jar') as string

type Message = { type: string; url: string; message: string; extract?: string }

const hasJava = () =>
  promisify(execFile)('java', ['-version']).then(
    () => true,
    () => false,
  )

test('HTML is valid, as it is served and as every screen and state rendered it', async () => {
  test.skip(!(await hasJava()), 'the Nu Html Checker needs Java 11 or newer')
  expect(await readdir(markupFolder)).not.toEqual([])
  const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html']
  const { stderr } = await promisify(execFile)(
    'java',
    ['-jar', validator, ...options, builtSite, markupFolder],
    { maxBuffer: 64 * 1024 * 1024 },
  )

  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  // Of the slashes of void elements, which do no harm.
  expect(messages.filter(({ type }) => type === 'info')).not.toEqual([])
  const errors = messages.filter(({ type }) => type !== 'info')
  expect(errors.map(({ url, message, extract }) => `${url}: ${message}\n${extract ?? ''}`)).toEqual(
    [],
  )
})
