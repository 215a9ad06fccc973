/** A hook of firebase.json: rejects what must not go live, and builds the given workspace (docs/operating.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { commitOf } from '../functions/commit.ts'
import { readVariables } from '../web/build/environment.ts'
import { isDemo } from '../web/src/account/demo-project.ts'
import { brand } from '../web/src/brand/brand.ts'
import { referralPathPattern } from '../web/src/brand/referral-code.ts'
import { environmentOf } from './environments.ts'
import { problemsOf, valueProblems } from './predeploy-checks.ts'
import { runMain, start } from './processes.ts'
import { root } from './shop.ts'
import { allowsLoopback } from './smoke-checks.ts'

const [workspace = ''] = process.argv.slice(2)
const { GCLOUD_PROJECT: project = '' } = process.env

await runMain(async () => {
  if (isDemo(project)) {
    throw new Error(
      `${project} is a demo project: enter yours in .firebaserc, and deploy with -P staging or -P production.`,
    )
  }
  const environment = environmentOf(project)
  if (!existsSync(path.join(root, `web/.env.${environment}`))) {
    throw new Error(
      `The environment ${environment} has no web/.env.${environment}: copy that of another.`,
    )
  }
  const values = { brand, variables: readVariables(environment), parameters: readParameters() }
  throwIfAny([...fileProblems(environment), ...valueProblems(values)])
  const { VITE_LISTED: listed } = values.variables
  const { ENFORCE_APP_CHECK: appCheck = 'off' } = values.parameters
  console.log(
    `${workspace} for ${environment} (${project}): ${listed === 'true' ? 'listed' : 'not listed'}, App Check ${appCheck}, commit ${commitOf(root)}`,
  )

  const mode = workspace === 'web' ? ['--', '--mode', environment] : []
  const code = await start('npm', ['run', 'build', '-w', workspace, ...mode]).ended
  if (workspace === 'web' && code === 0) throwIfAny(policyProblems())
  return code
})

function throwIfAny(problems: string[]) {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function fileProblems(environment: string) {
  const ofAlias = `functions/.env.${environment}`
  return problemsOf({
    [`firebase.json rewrites other referral links than the brand's: enter ${referralPathPattern}.`]:
      !read('firebase.json').includes(JSON.stringify(referralPathPattern)),
    [`${ofAlias} is read only by deploys that name the alias: rename it to functions/.env.${project}.`]:
      existsSync(path.join(root, ofAlias)),
  })
}

function policyProblems() {
  const pages = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
  return pages
    .filter((page) => page.endsWith('.html') && allowsLoopback(read(`web/dist/${page}`)))
    .map((page) => `The policy of web/dist/${page} allows the emulators.`)
}

/** Those of the project come after those of all. */
function readParameters() {
  const files = ['functions/.env', `functions/.env.${project}`]
  const present = files.filter((file) => existsSync(path.join(root, file)))
  return Object.assign({}, ...present.map((file) => parseEnv(read(file)))) as NodeJS.Dict<string>
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8')
}
