/**
 * Forty one-line breaks of the product, each with the tests that must notice it:
 * `npx tsx bench/breaks.ts [part of a path]` applies them one by one to a copy of the last commit and fails
 * if a break goes unnoticed. Breaks that only a browser or an emulator notices are listed at the end;
 * they are printed, not run.
 */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../tools/folders.ts'

export type Break = { file: string; line: string; broken: string; test: string }

const change: (file: string, line: string, broken: string, test: string) => Break = (
  file,
  line,
  broken,
  test,
) => ({ file, line, broken, test })

/** Noticed by a unit or component test. */
const breaks = [
  change('contract/src/clean-text.ts', '.trim()', '', 'contract'),
  change('contract/src/clean-text.ts', 'lastIndexOf', 'indexOf', 'contract'),
  change('contract/src/profile.ts', "'Bangladesh'", "''", 'contract'),
  change('functions/src/app.ts', ".enable('case sensitive routing')", '', 'functions/src/app'),
  change('functions/src/app.ts', '{ value: false }', '{ value: true }', 'functions/src/app'),
  change(
    'functions/src/profiles/claim-profile.ts',
    'authTime < owner.notBefore',
    'authTime < 0',
    'functions/src/profiles/claim',
  ),
  change(
    'functions/src/profiles/claim-profile.ts',
    'owner.emailVerified === false',
    '!owner.emailVerified',
    'functions/src/profiles/claim',
  ),
  change(
    'functions/src/profiles/document-id.ts',
    '__.*__$',
    '__$',
    'functions/src/profiles/document-id',
  ),
  change(
    'functions/src/http/front-ends.ts',
    'hop === 0',
    'hop <= 1',
    'functions/src/http/caller-address',
  ),
  change(
    'functions/src/auth/verify-token.ts',
    '(token, checkRevoked) => getAuth().verifyIdToken(token, checkRevoked)',
    '(token) => getAuth().verifyIdToken(token)',
    'functions/src/auth/verify-token',
  ),
  change('functions/src/index.ts', '\nhideBodies()', '\n', 'functions/src/http/framework'),
  change('functions/src/http/read-body.ts', '16 * 1024', '17 * 1024', 'functions/src'),
  change(
    'functions/src/http/refuse-bodies.ts',
    'length > maxBytes',
    'length > 2 * maxBytes',
    'functions/src',
  ),
  change(
    'functions/src/http/request-log.ts',
    '.slice(0, maxPathLength)',
    '',
    'functions/src/http/request-log',
  ),
  change(
    'functions/src/auth/require-user.ts',
    'body.firebaseUid !== user.uid',
    '!body.firebaseUid',
    'functions/src/routes',
  ),
  change(
    'functions/src/auth/token-refusal.ts',
    '|| keyFetchFailed.test(error.message)',
    '',
    'functions/src/auth/verify-token',
  ),
  change(
    'web/src/account/create-session.ts',
    'if (attempts === 0) setUser(next)',
    'setUser(next)',
    'web/src/account',
  ),
  change(
    'web/src/account/sign-in.ts',
    'reply.status === 404',
    'reply.status === 500',
    'web/src/account',
  ),
  change('web/src/account/sign-in.ts', '  await provider.signOut()\n', '', 'web/src/account'),
  change(
    'web/src/account/sign-up.ts',
    'await rollBack(parts.provider, user)',
    'return Promise.reject(new SignInError())',
    'web/src/account',
  ),
  change(
    'web/src/account/unsaved-profile.ts',
    'if (owner === uid)',
    'if (owner !== undefined)',
    'web/src/account/unsaved',
  ),
  change(
    'web/src/account/profile-api.ts',
    'reply.status === 401 ?',
    'reply.status === 403 ?',
    'web/src/account/profile-api',
  ),
  change(
    'web/src/routes/affiliate/affiliate-text.ts',
    'sales >= extraFromMonthlySales',
    'sales > extraFromMonthlySales',
    'web/src/routes/affiliate',
  ),
  change('web/src/products/casein-protein/product.ts', '4000', '4100', 'web/src'),
  change(
    'web/src/products/filter-products.ts',
    '[name, description]',
    '[name]',
    'web/src/products',
  ),
  change('web/src/products/related-products.ts', '&& product.id !== id', '', 'web/src/products'),
  change(
    'web/src/products/search-catalogue.ts',
    'mostResults = 5',
    'mostResults = 6',
    'web/src/products',
  ),
  change(
    'web/src/app/navigation-effects.tsx',
    "document.querySelector('h1')?.focus({ preventScroll: true })",
    'undefined',
    'web/src/app',
  ),
  change(
    'web/src/account/messages.ts',
    'Passwords do not match',
    'The passwords do not match',
    'web/src',
  ),
  change(
    'web/src/browser/reload-once.ts',
    '=== failure) return true',
    '=== failure) return false',
    'web/src/browser',
  ),
  change(
    'web/src/routes/home/showcase.ts',
    'idleTime = 3_000',
    'idleTime = 4_000',
    'web/src/routes/home',
  ),
  change(
    'web/src/components/stepper.tsx',
    'Math.max(least, value - 1)',
    'value - 1',
    'web/src/components/stepper',
  ),
  change(
    'web/src/components/tabs.tsx',
    '(index + 1) % count',
    'index + 1',
    'web/src/components/tabs',
  ),
  change('web/worker/addresses.ts', "&& !request.headers.has('range')", '', 'web/worker'),
  change(
    'tools/deploy/plan.ts',
    'named.listed && channel === undefined',
    'named.listed',
    'tools/deploy',
  ),
]

/** Noticed by a browser test, or by one against an emulator. */
const otherBreaks = [
  change('firestore.rules', 'if false', 'if true', 'e2e/rules'),
  change('firebase.json', '"nosniff"', '"none"', 'e2e/headers.spec.ts'),
  change(
    'functions/src/profiles/profiles.ts',
    '`${name}.${part}`',
    'name',
    'functions/src/profiles/profiles.emulator.test.ts',
  ),
  change(
    'web/src/app/client.tsx',
    'if (!signedInBefore && container.dataset.path',
    'if (container.dataset.path',
    'e2e/session.spec.ts',
  ),
  change(
    'web/src/app/styles.css',
    'prefers-reduced-motion: reduce',
    'prefers-reduced-motion: no-preference',
    'e2e',
  ),
]

const run = promisify(execFile)
const copy = path.join(root, '.run/breaks')

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

/** Whether the tests fail with the break in place. */
async function isNoticed({ file, line, broken, test }: Break) {
  const target = path.join(copy, file)
  const text = readFileSync(target, 'utf8')
  if (!text.includes(line)) throw new Error(`${file} has no ${line}`)
  writeFileSync(
    target,
    text.replace(line, () => broken),
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
let unnoticed = 0
for (const one of breaks.filter(({ file }) => file.includes(part))) {
  const noticed = await isNoticed(one)
  if (!noticed) unnoticed += 1
  console.log(
    `${noticed ? 'noticed  ' : 'UNNOTICED'}  ${one.file}: ${one.line.trim()} → ${one.broken || '(gone)'}`,
  )
}
for (const { file, line, test } of otherBreaks) console.log(`by hand    ${file}: ${line} (${test})`)
rmSync(copy, { recursive: true, force: true })
process.exit(unnoticed > 0 ? 1 : 0)
