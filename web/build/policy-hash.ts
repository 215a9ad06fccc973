import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The hashes in script-src of the Content Security Policy. */
const hashes = /(?<=script-src [^;]*)'sha256-[^']*'/g

/**
 * Writes the inline script's hash into the Content Security Policy of a firebase.json.
 * @param options.checkOnly throw instead of writing: for CI, and for a deploy, which has read the file before
 * @throws if script-src does not have exactly one hash, or with `checkOnly` if the hash differs
 */
export function updatePolicyHash(
  file: string,
  script: string,
  { checkOnly }: { checkOnly: boolean },
) {
  const config = readFileSync(file, 'utf8')
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const found = config.match(hashes) ?? []
  if (found.length !== 1)
    throw new Error(`script-src in ${file} has ${found.length} hashes, not 1.`)
  if (found[0] === hash) return

  if (checkOnly) {
    throw new Error(
      `script-src in ${file} has ${found[0]}, but the inline script's hash is ${hash}: run \`npm run build\` and commit firebase.json.`,
    )
  }
  writeFileSync(
    file,
    config.replace(hashes, () => hash),
  )
}
