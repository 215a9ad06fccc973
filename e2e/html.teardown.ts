import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { execa } from 'execa'
import { builtSite, markupFolder } from './support/environment.ts'
import { expect, test } from './support/test.ts'

/** Path of the Nu Html Checker's JAR file: the default export of the vnu-jar package. */
const validator = String(createRequire(import.meta.url)('vnu-jar'))

type Message = { type: string; url: string; message: string; extract?: string }

const hasJava = async () => !(await execa('java', ['-version'], { reject: false })).failed

test('the HTML of every built page and of every state that inspectPage() has seen is valid', async () => {
  test.skip(!(await hasJava()), 'the Nu Html Checker needs Java 11 or newer')
  // Empty if the chosen tests inspect no page.
  await mkdir(markupFolder, { recursive: true })
  const options = ['--format', 'json', '--exit-zero-always', '--skip-non-html']
  // Without the optimizing compiler a short run takes half the time, and more stack.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', validator]
  const { stderr } = await execa('java', [...java, ...options, builtSite, markupFolder])

  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  // The validator always reports the slashes of void elements as info messages.
  expect(messages.filter(({ type }) => type === 'info')).not.toEqual([])
  const errors = messages.filter(({ type }) => type !== 'info')
  expect(errors.map(({ url, message, extract }) => `${url}: ${message}\n${extract ?? ''}`)).toEqual(
    [],
  )
})
