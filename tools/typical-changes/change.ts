import type { Copy } from './copy.ts'

/** A typical change to the shop, as described in docs/content.md. */
export type Change = {
  name: string
  /** Number of files to edit or add by hand, generated files excluded. */
  files: number
  apply: (copy: Copy) => Promise<void>
}
