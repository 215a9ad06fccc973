import path from 'node:path'
import { execa } from 'execa'
import { parseJson } from '../json.ts'
import { SkippedError } from './check.ts'
import type { Check } from './check.ts'

/** The part of npm's JSON report that the check reads. */
type AuditReport = {
  message?: string
  vulnerabilities?: Record<string, { severity: string }>
}

export type Audit = (folder: string, args: string[]) => Promise<AuditReport>

/** The packages that browsers load and those that Cloud Build installs. */
const RUNTIMES = [
  { name: 'web', folder: '.', args: ['--workspace=web'] },
  { name: 'functions', folder: 'functions', args: ['--workspaces=false'] },
]
const REPORTED_SEVERITIES = ['high', 'critical']

export const createAuditCheck = (runAudit: Audit): Check => ({
  name: 'audit',
  passes: 'production dependencies have no high or critical advisory',
  remedy: 'update the package; npm audit suggests fixes',
  async findFaults({ folder }) {
    const faults = []
    for (const { name: runtime, folder: own, args } of RUNTIMES) {
      const { vulnerabilities, message } = await runAudit(path.join(folder, own), args)
      if (!vulnerabilities)
        throw new SkippedError(`npm audit returned no report: ${message ?? 'no response'}`)
      const severe = Object.entries(vulnerabilities).filter(([, { severity }]) =>
        REPORTED_SEVERITIES.includes(severity),
      )
      faults.push(
        ...severe.map(([name, { severity }]) => `${runtime}: ${name} has a ${severity} advisory`),
      )
    }
    return faults
  },
})

const runNpmAudit: Audit = async (folder, args) => {
  const options = { cwd: folder, timeout: 120_000, reject: false }
  // npm audit exits with 1 when it finds advisories, so the exit code is ignored.
  const { stdout, message = 'no report' } = await execa(
    'npm',
    ['audit', '--omit=dev', '--json', ...args],
    options,
  )
  return stdout.startsWith('{') ? (parseJson(stdout) as AuditReport) : { message }
}

export const audit = createAuditCheck(runNpmAudit)
