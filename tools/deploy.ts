import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { buildCommit } from './deploy/clean-tree.ts'
import { refuseOptionsOfNpm } from './deploy/deploy-options.ts'
import { CONFIG_FILE, describePlan, planDeploy } from './deploy/plan.ts'
import { printProblems } from './doctor/problems.ts'
import { root, runFolder, script } from './folders.ts'
import { PlainError } from './plain-error.ts'
import { build } from './process/quiet-run.ts'
import { supervise } from './process/supervise.ts'

/**
 * `npm run deploy`: builds the last commit, runs the checks of `npm run doctor`, and deploys
 * (docs/operating.md).
 */
await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  refuseOptionsOfNpm(process.env)
  const plan = planDeploy(process.argv.slice(2), root)
  if (plan.print) {
    console.log(describePlan(plan))
    return 0
  }

  const folder = runFolder('deploy', 0)
  const logFile = (name: string) => path.join(folder, `build-${name}.log`)
  await buildCommit(root, () => build(cleanup, ['functions', 'web'], logFile))
  if (printProblems(root, plan.environment).length > 0) {
    throw new PlainError('Nothing was deployed.')
  }

  const file = path.join(root, CONFIG_FILE)
  cleanup.add(() => rmSync(file, { force: true }))
  writeFileSync(file, JSON.stringify(plan.config, undefined, 2))
  // firebase-tools asks in the terminal before it deletes anything.
  const terminal = { cwd: root, stdio: 'inherit', reject: false } as const
  const { exitCode } = await execa(
    process.execPath,
    [script('firebase'), ...plan.command],
    terminal,
  )
  return exitCode ?? 1
})
