/* The import of the built function in a new process, relative to that of the SDKs alone. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../tools/shop.ts'
import { compare, median } from './compare.ts'
import { report } from './report.ts'

const [rounds = '9'] = process.argv.slice(2)

const functions = path.join(root, 'functions')
const modules = {
  bare: ['firebase-functions/https', 'firebase-admin/auth'],
  ours: [path.join(functions, 'lib/index.js')],
}

/** @returns milliseconds that the imports take in a new process */
function importTime(specifiers: readonly string[]) {
  const script = `
    const start = performance.now()
    for (const name of ${JSON.stringify(specifiers)}) await import(name)
    console.log(performance.now() - start)`
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-bench' }
  const args = ['--input-type=module', '--eval', script]
  return Number(execFileSync(process.execPath, args, { cwd: functions, env }))
}

const results = await compare(['the function'], ['bare', 'ours'], Number(rounds), (_row, kind) =>
  importTime(modules[kind]),
)
const rows = results.map(({ row: name, values: { bare, ours } }) => ({
  name,
  cells: { 'import (ms)': median(ours), 'import ÷ SDKs': median(ours) / median(bare) },
}))
process.exitCode = report(rows, { 'import ÷ SDKs': 1.55 })
