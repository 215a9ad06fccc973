/**
 * Mutation tests: `npx tsx bench/mutations.ts [part of a path]` applies each mutation to a copy of the
 * repository, runs the tests that should kill it, and fails if a mutation survives. With `--slow` it
 * runs the mutations that only a browser or an emulator can kill, each with a build of its own.
 */
import { rm } from 'node:fs/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { copyRepository } from '../tools/typical-changes/copy.ts'

export type Mutation = { file: string; original: string; mutated: string; test: string }

const mutate = (file: string, original: string, mutated: string, test: string): Mutation => ({
  file,
  original,
  mutated,
  test,
})

/** Killed by unit or component tests. */
const mutations = [
  mutate('contract/src/clean-text.ts', '.trim()', '', 'contract'),
  mutate('contract/src/clean-text.ts', 'lastIndexOf', 'indexOf', 'contract'),
  mutate('contract/src/profile.ts', "'Bangladesh'", "''", 'web/src/spec'),
  mutate('functions/src/app.ts', ".enable('case sensitive routing')", '', 'functions/src/app'),
  mutate('functions/src/app.ts', '{ value: false }', '{ value: true }', 'functions/src/app'),
  mutate(
    'functions/src/profiles/claim-profile.ts',
    'authTime < owner.notBefore',
    'authTime < 0',
    'functions/src/profiles/claim',
  ),
  mutate(
    'functions/src/profiles/claim-profile.ts',
    'owner.emailVerified === false',
    '!owner.emailVerified',
    'functions/src/profiles/claim',
  ),
  mutate(
    'functions/src/routes/delete-profile.ts',
    'user.uid, stored.version',
    'user.uid',
    'functions/src/routes/delete',
  ),
  mutate(
    'functions/src/routes/delete-profile.ts',
    '    }\n    await profiles.remove(user.uid)\n',
    '    }\n',
    'functions/src/routes/delete',
  ),
  mutate(
    'functions/src/profiles/document-id.ts',
    '__.*__$',
    '__$',
    'functions/src/profiles/document-id',
  ),
  mutate(
    'functions/src/http/front-ends.ts',
    'hop === 0',
    'hop <= 1',
    'functions/src/http/caller-address',
  ),
  mutate(
    'functions/src/auth/verify-token.ts',
    'verifyIdToken(token, checkRevoked)',
    'verifyIdToken(token)',
    'functions/src/auth/verify-token',
  ),
  mutate('functions/src/index.ts', '\nhideBodies()', '\n', 'functions/src/http/framework'),
  mutate('functions/src/http/read-body.ts', '16 * 1024', '17 * 1024', 'functions/src'),
  mutate(
    'functions/src/http/read-body.ts',
    'length > maxBytes',
    'length > 2 * maxBytes',
    'functions/src',
  ),
  mutate(
    'functions/src/http/request-log.ts',
    '.slice(0, maxPathLength)',
    '',
    'functions/src/http/request-log',
  ),
  mutate(
    'functions/src/auth/require-user.ts',
    'body.firebaseUid !== user.uid',
    '!body.firebaseUid',
    'functions/src/routes',
  ),
  mutate(
    'functions/src/auth/token-refusal.ts',
    '|| keyFetchFailed.test(error.message)',
    '',
    'functions/src/auth/verify-token',
  ),
  mutate(
    'web/src/account/create-session.ts',
    'if (attempts.running === 0) setUser(next)',
    'setUser(next)',
    'web/src/account',
  ),
  mutate(
    'web/src/account/sign-in.ts',
    'outcome.status === 404',
    'outcome.status === 500',
    'web/src/account',
  ),
  mutate('web/src/account/sign-in.ts', '  await provider.signOut()\n', '', 'web/src/account'),
  mutate(
    'web/src/account/sign-up.ts',
    'await rollBack(dependencies, user, outcome.status)',
    'throw new SignInError()',
    'web/src/account',
  ),
  mutate(
    'web/src/account/unsaved-profile.ts',
    'if (owner !== uid) return undefined',
    '',
    'web/src/account/unsaved',
  ),
  mutate(
    'web/src/account/profile-api.ts',
    'outcome.status === 401 ?',
    'outcome.status === 403 ?',
    'web/src/account/profile-api',
  ),
  mutate(
    'web/src/routes/affiliate/affiliate-text.ts',
    'sales >= extraFromMonthlySales',
    'sales > extraFromMonthlySales',
    'web/src/routes/affiliate',
  ),
  mutate('web/src/products/casein-protein/product.ts', '4000', '4100', 'web/src'),
  mutate(
    'web/src/products/filter-products.ts',
    '[name, description]',
    '[name]',
    'web/src/products',
  ),
  mutate('web/src/products/related-products.ts', '&& product.id !== id', '', 'web/src/products'),
  mutate(
    'web/src/products/search-catalogue.ts',
    'maxResults = 5',
    'maxResults = 6',
    'web/src/spec.test.ts',
  ),
  mutate(
    'web/src/app/navigation-effects.tsx',
    "focus(document.querySelector('h1'))",
    'undefined',
    'web/src/app',
  ),
  mutate(
    'web/src/account/messages.ts',
    'Passwords do not match',
    'The passwords do not match',
    'web/src',
  ),
  mutate(
    'web/src/browser/reload-once.ts',
    '=== text) return true',
    '=== text) return false',
    'web/src/browser',
  ),
  mutate('web/src/routes/home/showcase.ts', 'idleTime = 3_000', 'idleTime = 4_000', 'web/src/spec'),
  mutate(
    'web/src/components/stepper.tsx',
    'Math.max(min, value - 1)',
    'value - 1',
    'web/src/components/stepper',
  ),
  mutate(
    'web/src/components/tabs.tsx',
    '(index + 1) % count',
    'index + 1',
    'web/src/components/tabs',
  ),
  mutate('web/worker/match-requests.ts', "&& !request.headers.has('range')", '', 'web/worker'),
  mutate(
    'tools/deploy/plan.ts',
    'declared.listed && channel === undefined',
    'declared.listed',
    'tools/deploy',
  ),
]

/** Killed by e2e or emulator tests. */
const slowMutations = [
  mutate('firestore.rules', 'if false', 'if true', 'e2e/rules/firestore-rules.test.ts'),
  mutate('firebase.json', '"nosniff"', '"none"', 'e2e/headers.spec.ts'),
  mutate(
    'functions/src/profiles/profiles.ts',
    '`${name}.${part}`',
    'name',
    'functions/src/profiles/profiles.emulator.test.ts',
  ),
  mutate(
    'web/src/app/session-script.ts',
    'page.hidden = true',
    'page.hidden = false',
    'e2e/session.spec.ts',
  ),
  mutate(
    'web/src/app/styles.css',
    'prefers-reduced-motion: reduce',
    'prefers-reduced-motion: no-preference',
    'e2e/home.spec.ts',
  ),
]

const { values, positionals } = parseArgs({
  options: { slow: { type: 'boolean' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const chosen = (values.slow ? slowMutations : mutations).filter(({ file }) => file.includes(part))

const { folder } = await copyRepository()

const commandFor = (test: string) =>
  values.slow
    ? ['npm', 'test', '--', test]
    : ['npx', 'vitest', 'run', '--project', '!emulator', test]

/** @throws an error with the command's output if the command failed, but no test did */
async function passes(test: string) {
  const [command = '', ...args] = commandFor(test)
  const { failed, all } = await execa(command, args, { cwd: folder, all: true, reject: false })
  if (failed && !/Tests .*failed|failed$/m.test(all)) throw new Error(all)
  return !failed
}

async function isKilled({ file, original, mutated, test }: Mutation) {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(
    target,
    text.replace(original, () => mutated),
  )
  const killed = !(await passes(test))
  writeFileSync(target, text)
  return killed
}

const stale = [...mutations, ...slowMutations].filter(
  ({ file, original }) => !readFileSync(path.join(folder, file), 'utf8').includes(original),
)
if (stale.length > 0)
  throw new Error(`Stale: ${stale.map(({ file, original }) => `${file}: ${original}`).join('\n')}`)
for (const test of new Set(chosen.map(({ test }) => test))) {
  if (!(await passes(test))) throw new Error(`${test} fails without a mutation.`)
}

let survived = 0
for (const mutation of chosen) {
  const { file, original, mutated } = mutation
  const killed = await isKilled(mutation)
  if (!killed) survived += 1
  console.log(
    `${killed ? 'killed  ' : 'SURVIVED'}  ${file}: ${original.trim()} → ${mutated || '(removed)'}`,
  )
}
await rm(folder, { recursive: true })
process.exit(survived > 0 ? 1 : 0)
