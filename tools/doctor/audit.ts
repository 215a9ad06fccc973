import { execFile } from 'node:child_process'
import path from 'node:path'
import { parseJson } from '../json.ts'
import { Skipped } from './check.ts'
import type { Check } from './check.ts'

/** As much of npm's report as is read. */

export type AuditReport = {
  message?: string
  vulnerabilities?: Record<string, { severity: string }>
}

export type Audit = (folder: string, args: string[]) => Promise<AuditReport>

/** What runs in browsers, and what the cloud installs. */
const RUNTIMES = [
  { what: 'web', folder: '.', args: ['--workspace=web'] },
  { what: 'functions', folder: 'functions', args: ['--workspaces=false'] },
]
const BAD = ['high', 'critical']

export const auditBy = (ask: Audit): Check => ({
  name: 'audit',
  holds: 'no high or critical advisory for anything that runs in production',
  remedy: 'update it, or npm audit for what can be done',
  async faults({ folder }) {
    const faults = []
    for (const { what, folder: own, args } of RUNTIMES) {
      const { vulnerabilities, message } = await ask(path.join(folder, own), args)
      if (!vulnerabilities) throw new Skipped(`npm knows no advisories: ${message ?? 'no answer'}`)
      const bad = Object.entries(vulnerabilities).filter(([, { severity }]) =>
        BAD.includes(severity),
      )
      faults.push(
        ...bad.map(([name, { severity }]) => `${what}: ${name} has a ${severity} advisory`),
      )
    }
    return faults
  },
})

const askNpm: Audit = (folder, args) =>
  new Promise((resolve) => {
    const command = ['audit', '--omit=dev', '--json', ...args]
    // npm ends with 1 when it has found something: only its report counts.
    execFile('npm', command, { cwd: folder, timeout: 120_000 }, (error, stdout) => {
      resolve(
        stdout.startsWith('{') ? reportOf(stdout) : { message: error?.message ?? 'no report' },
      )
    })
  })

const reportOf = (text: string) => parseJson(text) as AuditReport

export const audit = auditBy(askNpm)
