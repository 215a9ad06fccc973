import { smokeProblems } from '../tools/smoke-checks.ts'
import { changedShop, type Reply } from './support/changed-shop.ts'
import { shopOrigin } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test('npm run smoke finds no problem in the shop', async () => {
  expect(await smokeProblems(shopOrigin)).toEqual([])
})

const replace =
  (text: string | RegExp, by: string) =>
  ({ body }: Reply) => ({
    body: body.replace(text, by),
  })
const header =
  (name: string, value: string) =>
  ({ headers }: Reply) => ({
    headers: { ...headers, [name]: value },
  })
const init = '/__/firebase/init.json'

const broken: [string, string, (reply: Reply) => Partial<Reply>, RegExp][] = [
  ['the home page fails', '/', () => ({ status: 500 }), /^\/ answers 500/],
  ['a page has no policy', '/', replace('http-equiv', 'name'), /no Content-Security-Policy/],
  ['a page has noindex', '/', replace('max-image-preview:large', 'noindex'), /has noindex/],
  ['a header is missing', '/', header('referrer-policy', ''), /has Referrer-Policy: ,/],
  ['every path is found', '/no-such-page', () => ({ status: 200 }), /answers 200, not 404/],
  ['there is no worker', '/sw.js', () => ({ status: 404 }), /sw\.js answers 404/],
  ['the API needs no token', '/api/auth/profile', () => ({ status: 200 }), /200 without a token/],
  ['the site has no web app', init, () => ({ status: 404 }), /create a web app/],
  ['no alias names the project', init, replace(/demo-\w+/, 'other'), /No alias in \.firebaserc/],
]

for (const [what, path, change, problem] of broken) {
  test(`npm run smoke names the problem when ${what}`, async () => {
    const shop = await changedShop(path, change)

    const problems = await smokeProblems(shop.origin)

    shop.close()
    expect(problems).toEqual([expect.stringMatching(problem)])
  })
}
