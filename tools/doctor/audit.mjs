// @ts-check
import { execFile } from 'node:child_process'
import path from 'node:path'
import { parseJson } from '../json.mjs'
import { Skipped } from './check.mjs'

/** @import { Check } from './check.mjs' */
/** As much of npm's report as is read. @typedef {{ message?: string, vulnerabilities?: Record<string, { severity: string }> }} AuditReport */
/** @typedef {(folder: string, args: string[]) => Promise<AuditReport>} Audit */

/** What runs in browsers, and what the cloud installs. */
const RUNTIMES = [
  { what: 'web', folder: '.', args: ['--workspace=web'] },
  { what: 'functions', folder: 'functions', args: ['--workspaces=false'] },
]
const BAD = ['high', 'critical']

/**
 * @param {Audit} ask
 * @returns {Check}
 */
export const auditBy = (ask) => ({
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

/** @type {Audit} */
const askNpm = (folder, args) =>
  new Promise((resolve) => {
    const command = ['audit', '--omit=dev', '--json', ...args]
    // npm ends with 1 when it has found something: only its report counts.
    execFile('npm', command, { cwd: folder, timeout: 120_000 }, (error, stdout) => {
      resolve(
        stdout.startsWith('{') ? reportOf(stdout) : { message: error?.message ?? 'no report' },
      )
    })
  })

/** @param {string} text */
const reportOf = (text) => /** @type {AuditReport} */ (parseJson(text))

export const audit = auditBy(askNpm)
