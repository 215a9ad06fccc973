import { expect, test } from 'vitest'
import { createAuditCheck } from './audit.ts'
import { runCheck } from './run-checks.ts'
import { createTree } from './test-tree.ts'

test('no advisory, or a moderate one → reports no fault', async () => {
  const reports = [{ vulnerabilities: { qs: { severity: 'moderate' } } }, { vulnerabilities: {} }]
  const audit = createAuditCheck(() => Promise.resolve(reports.pop() ?? {}))

  expect(await audit.findFaults(createTree({}))).toEqual([])
})

test.for(['high', 'critical'])(
  '%s advisory → reports a fault for web and for functions',
  async (severity) => {
    const audit = createAuditCheck(() => Promise.resolve({ vulnerabilities: { qs: { severity } } }))

    expect(await audit.findFaults(createTree({}))).toEqual([
      `web: qs has a ${severity} advisory`,
      `functions: qs has a ${severity} advisory`,
    ])
  },
)

test('audit → audits web and functions separately', async () => {
  const asked: [string, string[]][] = []
  const context = createTree({})
  await createAuditCheck((folder, args) => {
    asked.push([folder, args])
    return Promise.resolve({ vulnerabilities: {} })
  }).findFaults(context)

  expect(asked).toEqual([
    [context.folder, ['--workspace=web']],
    [`${context.folder}/functions`, ['--workspaces=false']],
  ])
})

test('npm audit returns no report → the check is skipped', async () => {
  const audit = createAuditCheck(() => Promise.resolve({ message: 'ENOTFOUND' }))

  expect(await runCheck(audit, createTree({}))).toEqual([
    { name: 'audit', kind: 'skipped', text: 'npm audit returned no report: ENOTFOUND' },
  ])
})
