import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The hashes of script-src in the content security policy. */
const hashes = /(?<=script-src [^;]*)'sha256-[^']*'/g

/**
 * Writes the inline script's hash into the policy of a firebase.json. Where `checkOnly`, as in CI and
 * in a deploy, which has read the file by then, a difference is an error and the file stays as it is.
 * @throws when the policy has not exactly one hash, or another one than the script's where `checkOnly`
 */
export function keepPolicyHash(
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
