import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** What firebase.json takes from the sources. */
export type HostingFacts = {
  /** The inline scripts: the Content Security Policy has their hashes. */
  scripts: readonly string[]
  /** A regular expression that matches the paths of referral links. It needs no escapes in JSON. */
  referralPathPattern: string
}

/** A part of firebase.json, with its value according to the sources. */
type Part = { name: string; found: RegExp; value: string }

const partsOf = ({ scripts, referralPathPattern }: HostingFacts): Part[] => [
  {
    name: 'the hashes in script-src',
    found: /(?<=script-src [^;]*)'sha256-[^']*'(?: 'sha256-[^']*')*/,
    value: scripts.map(hashOf).join(' '),
  },
  {
    name: 'the rewrite of referral links',
    found: /(?<="regex": ")\^\/ref\/[^"]*/,
    value: referralPathPattern,
  },
]

/**
 * Writes the derived parts of a firebase.json.
 * @param options.checkOnly throw instead of writing: for CI, and for a deploy, which has read the file before
 * @throws if a part is missing, or with `checkOnly` if one differs
 */
export function updateHostingConfig(
  file: string,
  facts: HostingFacts,
  { checkOnly }: { checkOnly: boolean },
) {
  const before = readFileSync(file, 'utf8')
  let config = before
  for (const { name, found, value } of partsOf(facts)) {
    const [current] = found.exec(config) ?? []
    if (current === undefined) throw new Error(`${file} does not have ${name}.`)
    if (checkOnly && current !== value) {
      throw new Error(
        `${file} has ${current} as ${name}, instead of ${value}: run \`npm run build\` and commit firebase.json.`,
      )
    }
    config = config.replace(found, () => value)
  }
  if (config !== before) writeFileSync(file, config)
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`
