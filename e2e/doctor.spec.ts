import { spawnSync } from 'node:child_process'
import { root } from './support/environment.ts'
import { expect, test } from './support/test.ts'

/** All checks but audit, which needs the npm registry. */
const checks = 'config,policy,region,versions,lockfiles,licences,budgets,secrets,function,rules'

test('this run’s build → npm run doctor passes', () => {
  const command = ['tools/run.mjs', 'doctor', '--only', checks]

  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })

  expect(status, stdout).toBe(0)
  const findings = stdout.trim().split('\n')
  expect(findings.map((line) => line.split(/ +/)[1])).toEqual(checks.split(','))
})
