import { readDoctorOptions } from './arguments.ts'
import { readEnvironment } from './deploy/environments.ts'
import { CHECKS, OF_ENVIRONMENT } from './doctor/checks.ts'
import { examine } from './doctor/examine.ts'
import { root } from './folders.ts'
import { supervise } from './process/supervise.ts'

/** `npm run doctor`, after `npm run build`: what would be wrong with a deploy of this tree. */
await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const names = CHECKS.map(({ name }) => name)
  const { env, only, strict } = readDoctorOptions(process.argv.slice(2), names)
  const place = { folder: root, cleanup, ...(env && { environment: readEnvironment(root, env) }) }
  const checks = CHECKS.filter(
    (check) => only.includes(check.name) && (env !== undefined || !OF_ENVIRONMENT.includes(check)),
  )
  return (await examine(place, { checks, strict })) ? 0 : 1
})
