import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

type Reference = { '@id': string }
type Term = Reference & {
  '@type': 'rdfs:Class' | 'rdf:Property'
  'rdfs:subClassOf': Reference[]
  'schema:domainIncludes': Reference[]
}

const relations = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
} as const

const kinds: Record<string, Term['@type']> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
}

/** The part of schema.org’s vocabulary that the validator reads. */
function readVocabulary() {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
  const terms = new Map<string, Term>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', relation = '', object = ''] =
      /^<(.+?)> <(.+?)> <(.+?)> /.exec(line) ?? []
    const term = terms.get(subject) ?? newTerm(subject)
    const kind = relation.endsWith('#type') ? kinds[object] : undefined
    if (kind) terms.set(subject, { ...term, '@type': kind })
    else if (relation in relations) {
      term[relations[relation as keyof typeof relations]].push({ '@id': object })
      terms.set(subject, term)
    }
  }
  return { '@graph': [...terms.values()] }
}

const newTerm = (id: string): Term => ({
  '@id': id,
  '@type': 'rdf:Property',
  'rdfs:subClassOf': [],
  'schema:domainIncludes': [],
})

const vocabulary = readVocabulary()

export type Entity = { '@type': string } & Record<string, unknown>

/** Returns missing properties that Google requires and terms unknown to schema.org (decision 0008). */
export async function problemsOf(entity: Entity): Promise<string[]> {
  const issues = await new Validator(vocabulary).validate({
    jsonld: { [entity['@type']]: [structuredClone(entity)] },
  })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}
