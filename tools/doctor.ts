import { readDoctorOptions } from './arguments.ts'
import { readEnvironment } from './deploy/environments.ts'
import { printProblems } from './doctor/problems.ts'
import { root } from './folders.ts'
import { report } from './plain-error.ts'

/** `npm run doctor`, after `npm run build`: prints what `npm run deploy` would refuse. */
try {
  const { env } = readDoctorOptions(process.argv.slice(2))
  const problems = printProblems(root, env === undefined ? undefined : readEnvironment(root, env))
  if (problems.length === 0) console.log('No problem found.')
  process.exitCode = problems.length > 0 ? 1 : 0
} catch (error) {
  report(error)
  process.exitCode = 1
}
