/** `npm run smoke -- https://…`, and without an address the postdeploy hook of firebase.json (docs/operating.md). */
import { execa } from 'execa'
import { commitOf } from '../functions/commit.ts'
import { root } from './shop.ts'
import { lastReleased, smokeProblems } from './smoke-checks.ts'

const [given] = process.argv.slice(2)
const origin = given?.replace(/\/$/, '') ?? (await lastDeployed())
if (origin === undefined) {
  console.log('Not checked: firebase-tools does not say which site was deployed.')
  console.log('Check it by hand: npm run smoke -- https://…')
  process.exitCode = process.env['CI'] ? 1 : 0
} else {
  const commit = given === undefined ? commitOf(root) : undefined
  const problems = await smokeProblems(origin, { commit })
  for (const problem of problems) console.error(`${origin}: ${problem}`)
  if (problems.length > 0) {
    console.error('To go back: docs/operating.md, Roll back.')
    process.exitCode = 1
  } else console.log(`${origin} works.`)
}

/** The hook is not told whether a channel was deployed, so it asks for the channel with the last release. */
async function lastDeployed(): Promise<string | undefined> {
  const { GCLOUD_PROJECT: project = '' } = process.env
  const { stdout } = await execa({
    cwd: root,
    preferLocal: true,
    reject: false,
    timeout: 60_000,
  })`firebase hosting:channel:list --project ${project} --json`
  return lastReleased(stdout)
}
