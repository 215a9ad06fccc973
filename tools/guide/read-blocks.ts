/** The shell commands of a guide. */
export type Block = {
  /** the heading above */
  section: string
  text: string
}

const HEADING = /^#+ (?<heading>.+)$/
const FENCE = /^(?<indent> *)```sh\n(?<text>[^]*?)^\k<indent>```$/

/** @returns the `sh` blocks of a Markdown text, without the indentation of lists */
export function readBlocks(markdown: string): Block[] {
  const parts = new RegExp(`${FENCE.source}|${HEADING.source}`, 'gm')
  const blocks: Block[] = []
  let section = ''
  for (const { groups = {} } of markdown.matchAll(parts)) {
    const { heading, indent = '', text } = groups
    if (heading !== undefined) section = heading
    if (text !== undefined)
      blocks.push({ section, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') })
  }
  return blocks
}
