// @ts-check

/** A content security policy: the sources of each directive. @typedef {Map<string, string[]>} Policy */

export const POLICY = 'Content-Security-Policy'

/**
 * @param {string} text
 * @returns {Policy}
 */
export function readPolicy(text) {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** @param {Policy} policy */
export function writePolicy(policy) {
  return [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/**
 * @param {string} text of a policy
 * @param {Readonly<Record<string, readonly string[]>>} more sources, by directive
 * @returns {string} the policy with them
 */
export function allow(text, more) {
  const policy = readPolicy(text)
  for (const [name, sources] of Object.entries(more)) {
    policy.set(name, [...(policy.get(name) ?? []), ...sources])
  }
  return writePolicy(policy)
}
