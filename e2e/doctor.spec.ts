import { spawnSync } from 'node:child_process'
import { root } from './support/environment.ts'
import { expect, test } from './support/test.ts'

/** All checks of npm run doctor except audit, which needs the npm registry. */
const checks = 'config,policy,region,versions,lockfiles,licences,budgets,secrets,function,rules'

test('npm run doctor passes for the build under test', () => {
  const command = ['tools/run.mjs', 'doctor', '--only', checks]

  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })

  expect(status, stdout).toBe(0)
  const findings = stdout.trim().split('\n')
  expect(findings.map((line) => line.split(/ +/)[1])).toEqual(checks.split(','))
})
