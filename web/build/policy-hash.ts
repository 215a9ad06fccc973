import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The hashes in script-src of the Content Security Policy. */
const hashList = /(?<=script-src [^;]*)'sha256-[^']*'(?: 'sha256-[^']*')*/

/**
 * Writes the inline scripts' hashes into the Content Security Policy of a firebase.json.
 * @param options.checkOnly throw instead of writing: for CI, and for a deploy, which has read the file before
 * @throws if script-src has no hash, or with `checkOnly` if the hashes differ
 */
export function updatePolicyHashes(
  file: string,
  scripts: readonly string[],
  { checkOnly }: { checkOnly: boolean },
) {
  const config = readFileSync(file, 'utf8')
  const hashes = scripts.map(hashOf).join(' ')
  const [found] = hashList.exec(config) ?? []
  if (found === undefined) throw new Error(`script-src in ${file} has no hash.`)
  if (found === hashes) return

  if (checkOnly) {
    throw new Error(
      `script-src in ${file} has ${found}, but the inline scripts' hashes are ${hashes}: run \`npm run build\` and commit firebase.json.`,
    )
  }
  writeFileSync(
    file,
    config.replace(hashList, () => hashes),
  )
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
