import { spawnSync } from 'node:child_process'
import { root } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test('npm run doctor finds no problem in the build under test', () => {
  const command = ['tools/run.mjs', 'doctor']

  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })

  expect(status, stdout).toBe(0)
})
