import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

type Reference = { '@id': string }
type Entity = Reference & {
  '@type': 'rdfs:Class' | 'rdf:Property'
  'rdfs:subClassOf': Reference[]
  'schema:domainIncludes': Reference[]
}

const relations = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
} as const

const kinds: Record<string, Entity['@type']> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
}

/** The part of schema.org’s vocabulary that the validator reads. */
function readVocabulary() {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
  const entities = new Map<string, Entity>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', relation = '', object = ''] =
      /^<(.+?)> <(.+?)> <(.+?)> /.exec(line) ?? []
    const entity = entities.get(subject) ?? newEntity(subject)
    const kind = relation.endsWith('#type') ? kinds[object] : undefined
    if (kind) entities.set(subject, { ...entity, '@type': kind })
    else if (relation in relations) {
      entity[relations[relation as keyof typeof relations]].push({ '@id': object })
      entities.set(subject, entity)
    }
  }
  return { '@graph': [...entities.values()] }
}

const newEntity = (id: string): Entity => ({
  '@id': id,
  '@type': 'rdf:Property',
  'rdfs:subClassOf': [],
  'schema:domainIncludes': [],
})

const vocabulary = readVocabulary()

export type Thing = { '@type': string } & Record<string, unknown>

/** Returns missing properties that Google requires and terms unknown to schema.org (decision 0008). */
export async function faultsOf(thing: Thing): Promise<string[]> {
  const issues = await new Validator(vocabulary).validate({
    jsonld: { [thing['@type']]: [structuredClone(thing)] },
  })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}
