import { readDoctorOptions } from './arguments.ts'
import { readEnvironment } from './deploy/environments.ts'
import { CHECKS, ENVIRONMENT_CHECKS } from './doctor/checks.ts'
import { runChecks } from './doctor/run-checks.ts'
import { root } from './folders.ts'
import { supervise } from './process/supervise.ts'

/** `npm run doctor`, after `npm run build`: checks the working tree before a deploy. */
await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const names = CHECKS.map(({ name }) => name)
  const { env, only, strict } = readDoctorOptions(process.argv.slice(2), names)
  const context = { folder: root, cleanup, ...(env && { environment: readEnvironment(root, env) }) }
  const checks = CHECKS.filter(
    (check) =>
      only.includes(check.name) && (env !== undefined || !ENVIRONMENT_CHECKS.includes(check)),
  )
  return (await runChecks(context, { checks, strict })) ? 0 : 1
})
