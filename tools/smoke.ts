/** `npm run smoke -- https://…`, and without an address the postdeploy hook of firebase.json (docs/operating.md). */
import { createRequire } from 'node:module'
import { execa } from 'execa'
import { commitOf } from '../functions/commit.ts'
import { root } from './shop.ts'
import { lastReleased, originOf, report, smoke } from './smoke-checks.ts'

const [given] = process.argv.slice(2)
const origin = given === undefined ? await lastDeployed() : originOf(given)
if (origin === undefined) {
  console.log('Not checked: firebase-tools does not say which site was deployed.')
  console.log('Check it by hand: npm run smoke -- https://…')
  process.exitCode = process.env['CI'] ? 1 : 0
} else {
  const commit = given === undefined ? commitOf(root) : undefined
  const { isFine, lines } = report(
    origin,
    await smoke(origin, { commit, token: await loginToken() }),
  )
  for (const line of lines) (isFine ? console.log : console.error)(line)
  process.exitCode = isFine ? 0 : 1
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

/** The access token of `firebase login` or of the deploy workflow, by the code of firebase-tools. */
async function loginToken(): Promise<string | undefined> {
  const load = createRequire(import.meta.url)
  const { getProjectDefaultAccount } = load('firebase-tools/lib/auth') as {
    getProjectDefaultAccount: (folder: string) => object | undefined
  }
  const { requireAuth } = load('firebase-tools/lib/requireAuth') as {
    requireAuth: (account: object) => Promise<unknown>
  }
  const { getAccessToken } = load('firebase-tools/lib/apiv2') as {
    getAccessToken: () => Promise<string>
  }
  const account = getProjectDefaultAccount(root)
  if (!account && !process.env['GOOGLE_APPLICATION_CREDENTIALS']) return undefined
  // An expired login sees what everybody sees.
  return requireAuth({ ...account })
    .then(getAccessToken)
    .catch(() => undefined)
}
