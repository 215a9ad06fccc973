/** A content security policy: sources by directive. */
export type Policy = Map<string, string[]>

export const POLICY = 'Content-Security-Policy'

export function readPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

export function writePolicy(policy: Policy) {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Adds sources to a policy. `more` has the new sources of each directive. */
export function allow(text: string, more: Readonly<Record<string, readonly string[]>>): string {
  const policy = readPolicy(text)
  for (const [name, sources] of Object.entries(more)) {
    policy.set(name, [...(policy.get(name) ?? []), ...sources])
  }
  return writePolicy(policy)
}
