import type { Copy } from './copy.ts'

/** A change that somebody who runs or develops the shop makes; docs/content.md describes it. */
export type Change = {
  name: string
  /** How many files it may take, what a command generates not counted. */
  files: number
  apply: (copy: Copy) => Promise<void>
}
