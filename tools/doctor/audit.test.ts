import { expect, test } from 'vitest'
import { auditBy } from './audit.ts'
import { findings } from './examine.ts'
import { treeOf } from './tree.ts'

test('lesser advisories and none are sound', async () => {
  const reports = [{ vulnerabilities: { qs: { severity: 'moderate' } } }, { vulnerabilities: {} }]
  const audit = auditBy(() => Promise.resolve(reports.pop() ?? {}))

  expect(await audit.faults(treeOf({}))).toEqual([])
})

test.for(['high', 'critical'])(
  'a %s one is a fault, in the shop as in the function',
  async (severity) => {
    const audit = auditBy(() => Promise.resolve({ vulnerabilities: { qs: { severity } } }))

    expect(await audit.faults(treeOf({}))).toEqual([
      `web: qs has a ${severity} advisory`,
      `functions: qs has a ${severity} advisory`,
    ])
  },
)

test('web is asked for alone, the function by its own lockfile, and neither for what only builds', async () => {
  const asked: [string, string[]][] = []
  const place = treeOf({})
  await auditBy((folder, args) => {
    asked.push([folder, args])
    return Promise.resolve({ vulnerabilities: {} })
  }).faults(place)

  expect(asked).toEqual([
    [place.folder, ['--workspace=web']],
    [`${place.folder}/functions`, ['--workspaces=false']],
  ])
})

test('without an answer it cannot be known', async () => {
  const audit = auditBy(() => Promise.resolve({ message: 'ENOTFOUND' }))

  expect(await findings(audit, treeOf({}))).toEqual([
    { name: 'audit', kind: 'skipped', text: 'npm knows no advisories: ENOTFOUND' },
  ])
})
