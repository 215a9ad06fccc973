import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'
import { parseJson, readJson } from '../json.ts'
import type { Check } from './check.ts'

/** Prints the HTTPS trigger that firebase-functions attached to the exported function. */
const PRINT_TRIGGER = `
const { api } = await import(process.argv[1])
process.stdout.write(JSON.stringify({ trigger: api?.__endpoint?.httpsTrigger ?? null }))
process.exit()`

export const functionBundle: Check = {
  name: 'function',
  passes: 'the bundle loads, exports api and imports only listed dependencies',
  remedy:
    'npm run build -w functions; add packages that functions/build.ts keeps external to dependencies in functions/package.json',
  async findFaults({ folder }) {
    const bundle = path.join(folder, 'functions/lib/index.js')
    const unlisted = importFaults(readFileSync(bundle, 'utf8'), folder)
    return unlisted.length > 0 ? unlisted : loadFaults(bundle)
  },
}

function importFaults(code: string, folder: string) {
  const { dependencies = {} } = readJson(path.join(folder, 'functions/package.json')) as {
    dependencies?: Record<string, string>
  }
  const imports = [...code.matchAll(/^(?:import|export) .*from "([^"]+)"|\bimport\("([^"]+)"\)/gm)]
  const packages = imports
    .map(([, fromImport, fromCall]) => fromImport ?? fromCall ?? '')
    .filter((name) => !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  return [...new Set(packages)]
    .filter((name) => !(name in dependencies))
    .map((name) => `the function imports ${name}, which its package.json does not list`)
}

async function loadFaults(bundle: string) {
  const args = ['--input-type=module', '-e', PRINT_TRIGGER, pathToFileURL(bundle).href]
  const env = { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-doctor' }
  const options = { env, extendEnv: false, timeout: 60_000, reject: false } as const
  const { failed, stdout, stderr, message } = await execa(process.execPath, args, options)
  if (failed) {
    const line = stderr.split('\n').find((text) => /^\w*Error\b/.test(text))
    return [`the bundle does not load: ${line ?? message}`]
  }
  const { trigger } = parseJson(stdout) as { trigger: unknown }
  return trigger ? [] : ['the bundle exports no HTTPS function api']
}
