import type { Cleanup } from '../process/cleanup.ts'
import type { Environment } from '../deploy/environments.ts'

/** The input of every check. */
export type CheckContext = {
  /** the repository root */
  folder: string
  /** the deploy target, if --env names one */
  environment?: Environment
  cleanup: Cleanup
}

/** A check that runs before a deploy. */
export type Check = {
  name: string
  /** printed when the check passes */
  passes: string
  /** printed with each fault: how to fix it */
  remedy: string
  /**
   * Returns a message for each fault, a problem to fix before the deploy.
   * @throws SkippedError when the check cannot run
   */
  findFaults: (context: CheckContext) => string[] | Promise<string[]>
}

/** Thrown by a check that cannot run. The message gives the reason. */
export class SkippedError extends Error {}
