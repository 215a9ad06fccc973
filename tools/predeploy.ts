/** A hook of firebase.json: refuses what must not go live, and builds the given workspace (docs/operating.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isDemo, readEnvironment } from '../web/build/environment.ts'
import { brand } from '../web/src/brand/brand.ts'
import { referralPathPattern } from '../web/src/brand/referral-code.ts'
import { environmentOf } from './environments.ts'
import { runMain, start } from './processes.ts'
import { root } from './shop.ts'
import { allowsLoopback } from './smoke-checks.ts'

/** Domains that RFC 2606 and RFC 6761 reserve, so that nobody can own them. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.com|example\.net|example\.org)$/

/** Six zeros in a row, as in the demo brand's number. */
const PLACEHOLDER_PHONE = /0{6}/

const [workspace = ''] = process.argv.slice(2)
const { GCLOUD_PROJECT: project = '' } = process.env

await runMain(async () => {
  if (isDemo(project)) {
    throw new Error(
      `${project} is a demo project: enter yours in .firebaserc, and deploy with -P staging or -P production.`,
    )
  }
  const environment = environmentOf(project)
  refuse([...brandProblems(), ...referralProblems(), ...environmentProblems(environment)])

  const mode = workspace === 'web' ? ['--', '--mode', environment] : []
  // With the shell's NODE_ENV, it could be React's slow development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await start('npm', ['run', 'build', '-w', workspace, ...mode], { env }).ended
  if (workspace === 'web' && code === 0) refuse(policyProblems())
  return code
})

function refuse(problems: string[]) {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Canonical URLs, mails to the operator and calls must not go to the demo brand's placeholders. */
function brandProblems() {
  const { origin, email, phone } = brand
  const placeholders = [
    ...(RESERVED_DOMAIN.test(new URL(origin).hostname) ? [origin] : []),
    ...(RESERVED_DOMAIN.test(email.split('@').at(-1) ?? '') ? [email] : []),
    ...(PLACEHOLDER_PHONE.test(phone.replaceAll(/\D/g, '')) ? [phone] : []),
  ]
  return placeholders.map(
    (text) => `${text} is a placeholder: enter yours in web/src/brand/brand.ts.`,
  )
}

function referralProblems() {
  if (read('firebase.json').includes(JSON.stringify(referralPathPattern))) return []
  return [
    `firebase.json rewrites other referral links than the brand's: enter ${referralPathPattern}.`,
  ]
}

function environmentProblems(environment: string) {
  if (!existsSync(path.join(root, `web/.env.${environment}`))) {
    return [`The environment ${environment} has no web/.env.${environment}: copy that of another.`]
  }
  const problems = []
  const ofAlias = `functions/.env.${environment}`
  if (existsSync(path.join(root, ofAlias))) {
    problems.push(
      `${ofAlias} is read only by deploys that name the alias: rename it to functions/.env.${project}.`,
    )
  }
  const parameters = {
    ...parametersIn('functions/.env'),
    ...parametersIn(`functions/.env.${project}`),
  }
  const { appCheckKey } = readEnvironment(environment)
  if (parameters['ENFORCE_APP_CHECK'] === 'enforce' && appCheckKey === undefined) {
    problems.push(
      `The function enforces App Check, but pages have no key: enter it in web/.env.${environment}.`,
    )
  }
  return problems
}

function policyProblems() {
  const pages = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
  return pages
    .filter((page) => page.endsWith('.html') && allowsLoopback(read(`web/dist/${page}`)))
    .map((page) => `The policy of web/dist/${page} allows the emulators.`)
}

function parametersIn(file: string) {
  return existsSync(path.join(root, file)) ? parseEnv(read(file)) : {}
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8')
}
