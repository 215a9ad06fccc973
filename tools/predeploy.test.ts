import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brand } from '../web/src/brand/brand.ts'
import { root } from './shop.ts'

/** Lists what a deploy uploads. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore?: string[]) => string[]
}

/** Runs the predeploy hooks of the firebase.json in the working directory as `firebase deploy` does. */
const HOOKS = `
  const { Config } = require('firebase-tools/lib/config')
  const { lifecycleHooks } = require('firebase-tools/lib/deploy/lifecycleHooks')
  const [project, target] = process.argv.slice(1)
  const options = { project, projectRoot: process.cwd(), config: Config.load({ cwd: process.cwd() }) }
  lifecycleHooks(target, 'predeploy')({}, options).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })`

/** A copy of the repository with two projects and real contact data. */
let shop = ''
const originals = new Map<string, string | undefined>()
const inShop = (file: string) => path.join(shop, file)

beforeAll(() => {
  shop = mkdtempSync(path.join(tmpdir(), 'shop-'))
  const left =
    /(?:^|\/)(?:node_modules|\.git|\.run|\.keep|dist(?:-\w+)?|lib|test-results|bench|docs)$/
  cpSync(root, shop, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  for (const folder of ['.', 'web', 'functions']) {
    const modules = path.join(root, folder, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, inShop(`${folder}/node_modules`))
  }
  change(
    '.firebaserc',
    JSON.stringify({ projects: { staging: 'shop-staging', production: 'shop' } }),
  )
  change('web/.env.staging', 'VITE_LISTED=false')
  change('web/.env.production', 'VITE_LISTED=true')
  change('web/src/brand/brand.ts', (text) =>
    text
      .replace(brand.origin, 'https://shop.com.bd')
      .replace(brand.email, 'hello@shop.com.bd')
      .replace(brand.phone, '+880 1711-234567')
      .replaceAll(/href: '[^']*'/g, "href: 'https://www.facebook.com/shop'"),
  )
  originals.clear()
})
afterEach(() => {
  for (const [file, text] of originals) {
    if (text === undefined) rmSync(inShop(file))
    else writeFileSync(inShop(file), text)
  }
  originals.clear()
})
afterAll(() => rmSync(shop, { recursive: true }))

/** Changes a file for one test. */
function change(file: string, next: string | ((text: string) => string)) {
  const text = existsSync(inShop(file)) ? readFileSync(inShop(file), 'utf8') : undefined
  originals.set(file, text)
  writeFileSync(inShop(file), typeof next === 'string' ? next : next(text ?? ''))
}

async function predeploy(project: string, target = 'hosting') {
  const env = { NODE_ENV: 'development' }
  const options = { cwd: shop, env, all: true, reject: false } as const
  const { exitCode, all } = await execa(process.execPath, ['-e', HOOKS, project, target], options)
  return { exitCode, output: all }
}

test('builds the site of the environment when the project is real', async () => {
  const { exitCode, output } = await predeploy('shop-staging')

  expect(exitCode, output).toBe(0)
  expect(output).toMatch(/web for staging \(shop-staging\): not listed, App Check \w+, commit \w/)
  const page = readFileSync(inShop('web/dist/index.html'), 'utf8')
  expect(page).toContain('content="noindex"')
  expect(page).toContain("frame-src 'self' https://shop-staging.firebaseapp.com;")
  expect(page).not.toMatch(/127\.0\.0\.1|localhost/)
  const { hosting } = JSON.parse(readFileSync(inShop('firebase.json'), 'utf8')) as {
    hosting: { ignore: string[] }
  }
  const files = listFiles(inShop('web/dist'))
  const isOfDevelopment = (file: string) =>
    file.endsWith('.js') && readFileSync(inShop(`web/dist/${file}`), 'utf8').includes('jsxDEV')
  expect(files.filter(isOfDevelopment), 'the development build of React').toEqual([])
  expect(files.join()).toContain('.js.map')
  expect(listFiles(inShop('web/dist'), hosting.ignore).join()).not.toContain('.map')
})

test('builds the function when the project is real', async () => {
  const { exitCode, output } = await predeploy('shop', 'functions')

  expect(exitCode, output).toBe(0)
  expect(existsSync(inShop('functions/lib/index.js'))).toBe(true)
})

test('rejects, names each problem and builds nothing when the shop is not ready', async () => {
  change('web/src/brand/brand.ts', (text) =>
    text
      .replaceAll('shop.com.bd', 'shop.example')
      .replace('234567', '000000')
      .replace(`referralPrefix = '${brand.referralPrefix}'`, "referralPrefix = 'OTHER'"),
  )
  change('functions/.env', 'ENFORCE_APP_CHECK=off')
  change('functions/.env.shop', 'ENFORCE_APP_CHECK=enforced\nCALLS_PER_IP=6,000')
  change('functions/.env.production', '')
  change('web/.env.production', 'VITE_LISTED=True\nVITE_AUTH_DOMAIN=https://shop.com.bd')

  const { exitCode, output } = await predeploy('shop')

  expect(exitCode).toBe(1)
  for (const problem of [
    "a host of yours, without a slash after it, not 'https://shop.example'.",
    "email must be an address of yours, not 'hello@shop.example'.",
    "country code, not '+880 1711-000000'.",
    'firebase.json rewrites other referral links',
    'functions/.env.production is read only by deploys that name the alias',
    "ENFORCE_APP_CHECK must be one of off, monitor, enforce, not 'enforced'.",
    "CALLS_PER_IP must be a whole number above 0, not '6,000'.",
    "VITE_LISTED must be true or false, not 'True'.",
    'VITE_AUTH_DOMAIN must be a host',
  ]) {
    expect(output).toContain(problem)
  }
  expect(output).not.toContain('> ')
})

test('rejects the built site when its policy allows the emulators', async () => {
  change('web/build/page-policy.ts', (text) =>
    text.replace('isDemo(project) ? loopback : []', 'loopback'),
  )

  const { exitCode, output } = await predeploy('shop')

  expect(exitCode).toBe(1)
  expect(output).toContain('The policy of web/dist/index.html allows the emulators.')
})

test.for([
  ['demo-shop', { production: 'demo-shop' }, 'demo-shop is a demo project'],
  ['other', { production: 'shop' }, 'No alias in .firebaserc names the project other'],
  ['shop', { staging: 'shop', production: 'shop' }, 'Several aliases in .firebaserc name the'],
  ['shop-test', { test: 'shop-test' }, 'The environment test has no web/.env.test'],
] as const)('rejects %s when the aliases are %o', async ([project, projects, problem]) => {
  change('.firebaserc', JSON.stringify({ projects }))

  const { exitCode, output } = await predeploy(project)

  expect(exitCode).toBe(1)
  expect(output).toContain(problem)
})
