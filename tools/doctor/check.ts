import type { Cleanup } from '../process/cleanup.ts'
import type { Environment } from '../deploy/environments.ts'

/** What is examined. */

export type Place = {
  /** the repository's */
  folder: string
  /** that it is to be deployed to */
  environment?: Environment
  cleanup: Cleanup
}

/**
 * One thing that can be wrong before a deploy. It names what is wrong, an empty list when nothing
 * is, or throws Skipped when it cannot know.
 */

export type Check = {
  name: string
  /** what is so when nothing is wrong */
  holds: string
  /** for whoever reads what is wrong */
  remedy: string
  faults: (place: Place) => string[] | Promise<string[]>
}

/** Why a check cannot know. */
export class Skipped extends Error {}
