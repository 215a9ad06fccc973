/**
 * Mutation tests: `npx tsx bench/mutations.ts [part of a path]` applies each mutation to a copy of the
 * last commit, runs the tests that should kill it, and fails if a mutation survives. Mutations that
 * only a browser or an emulator can kill are printed, not run.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../tools/folders.ts'

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
  mutate('contract/src/profile.ts', "'Bangladesh'", "''", 'contract'),
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
    '(token, checkRevoked) => getAuth().verifyIdToken(token, checkRevoked)',
    '(token) => getAuth().verifyIdToken(token)',
    'functions/src/auth/verify-token',
  ),
  mutate('functions/src/index.ts', '\nhideBodies()', '\n', 'functions/src/http/framework'),
  mutate('functions/src/http/read-body.ts', '16 * 1024', '17 * 1024', 'functions/src'),
  mutate(
    'functions/src/http/refuse-bodies.ts',
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
    'if (attempts === 0) setUser(next)',
    'setUser(next)',
    'web/src/account',
  ),
  mutate(
    'web/src/account/sign-in.ts',
    'reply.status === 404',
    'reply.status === 500',
    'web/src/account',
  ),
  mutate('web/src/account/sign-in.ts', '  await provider.signOut()\n', '', 'web/src/account'),
  mutate(
    'web/src/account/sign-up.ts',
    'await rollBack(parts.provider, user)',
    'return Promise.reject(new SignInError())',
    'web/src/account',
  ),
  mutate(
    'web/src/account/unsaved-profile.ts',
    'if (owner === uid)',
    'if (owner !== undefined)',
    'web/src/account/unsaved',
  ),
  mutate(
    'web/src/account/profile-api.ts',
    'reply.status === 401 ?',
    'reply.status === 403 ?',
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
    'mostResults = 5',
    'mostResults = 6',
    'web/src/products',
  ),
  mutate(
    'web/src/app/navigation-effects.tsx',
    "document.querySelector('h1')?.focus({ preventScroll: true })",
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
    '=== failure) return true',
    '=== failure) return false',
    'web/src/browser',
  ),
  mutate(
    'web/src/routes/home/showcase.ts',
    'idleTime = 3_000',
    'idleTime = 4_000',
    'web/src/routes/home',
  ),
  mutate(
    'web/src/components/stepper.tsx',
    'Math.max(least, value - 1)',
    'value - 1',
    'web/src/components/stepper',
  ),
  mutate(
    'web/src/components/tabs.tsx',
    '(index + 1) % count',
    'index + 1',
    'web/src/components/tabs',
  ),
  mutate('web/worker/addresses.ts', "&& !request.headers.has('range')", '', 'web/worker'),
  mutate(
    'tools/deploy/plan.ts',
    'declared.listed && channel === undefined',
    'declared.listed',
    'tools/deploy',
  ),
]

/** Killed by e2e or emulator tests. */
const slowMutations = [
  mutate('firestore.rules', 'if false', 'if true', 'e2e/rules'),
  mutate('firebase.json', '"nosniff"', '"none"', 'e2e/headers.spec.ts'),
  mutate(
    'functions/src/profiles/profiles.ts',
    '`${name}.${part}`',
    'name',
    'functions/src/profiles/profiles.emulator.test.ts',
  ),
  mutate(
    'web/src/app/client.tsx',
    'if (!signedInBefore && container.dataset.path',
    'if (container.dataset.path',
    'e2e/session.spec.ts',
  ),
  mutate(
    'web/src/app/styles.css',
    'prefers-reduced-motion: reduce',
    'prefers-reduced-motion: no-preference',
    'e2e',
  ),
]

const run = promisify(execFile)
const copy = path.join(root, '.run/mutations')

function makeCopy() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', copy], { input: archive })
  for (const folder of ['node_modules', 'functions/node_modules', 'web/dist']) {
    if (existsSync(path.join(root, folder)))
      symlinkSync(path.join(root, folder), path.join(copy, folder))
  }
}

async function isKilled({ file, original, mutated, test }: Mutation) {
  const target = path.join(copy, file)
  const text = readFileSync(target, 'utf8')
  if (!text.includes(original)) throw new Error(`${file} has no ${original}`)
  writeFileSync(
    target,
    text.replace(original, () => mutated),
  )
  try {
    await run('npx', ['vitest', 'run', '--project', '!emulator', test], { cwd: copy })
    return false
  } catch {
    return true
  } finally {
    writeFileSync(target, text)
  }
}

const [part = ''] = process.argv.slice(2)
makeCopy()
let survived = 0
for (const mutation of mutations.filter(({ file }) => file.includes(part))) {
  const { file, original, mutated } = mutation
  const killed = await isKilled(mutation)
  if (!killed) survived += 1
  console.log(
    `${killed ? 'killed  ' : 'SURVIVED'}  ${file}: ${original.trim()} → ${mutated || '(removed)'}`,
  )
}
for (const { file, original, test } of slowMutations) {
  console.log(`not run   ${file}: ${original} (${test})`)
}
rmSync(copy, { recursive: true, force: true })
process.exit(survived > 0 ? 1 : 0)
