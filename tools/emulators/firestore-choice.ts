import { PlainError } from '../plain-error.ts'

/** What the choice depends on (docs/decisions/0001-choice-of-firestore-emulator.md). */

export type Facts = {
  /** FIRESTORE_EMULATOR_HOST */
  given: string | undefined
  /** FIRESTORE: 'official' insists on security rules, 'node' on no Java */
  wanted: string | undefined
  /** 0 without Java */
  javaMajor: number
  /** firebase-tools' own emulator, if it was downloaded before */
  ownJar: string | undefined
  /** whether it could be downloaded now */
  downloadable: boolean
  /** the emulator of the gcloud command-line tools */
  gcloudJar: string | undefined
}

/**
 * What to start, and for people its name and the reason. Java is started with `launch` and the emulator's flags.
 */

export type Choice = { name: string; why: string } & (
  | { kind: 'given'; host: string }
  | { kind: 'official'; launch: string[] }
  | { kind: 'download' }
  | { kind: 'node' }
)

/** The Java that firebase-tools' own emulator and that of the gcloud tools ask for. */
export const JAVA = { own: 21, gcloud: 11 }

export function chooseFirestore(facts: Facts): Choice {
  const { given, wanted, javaMajor, ownJar, downloadable, gcloudJar } = facts
  if (wanted !== undefined && wanted !== 'official' && wanted !== 'node') {
    throw new PlainError(`FIRESTORE may be 'official' or 'node', not '${wanted}'.`)
  }
  if (given) {
    return {
      kind: 'given',
      host: given,
      name: 'the given emulator',
      why: 'FIRESTORE_EMULATOR_HOST is set',
    }
  }
  if (wanted === 'node') {
    return { kind: 'node', name: PURE_NODE, why: 'FIRESTORE=node asks for it' }
  }
  if (javaMajor >= JAVA.own && ownJar) {
    return {
      kind: 'official',
      launch: ['-jar', ownJar],
      name: OWN,
      why: `there is Java ${javaMajor}`,
    }
  }
  if (javaMajor >= JAVA.own && downloadable) {
    return { kind: 'download', name: OWN, why: `there is Java ${javaMajor}` }
  }
  if (javaMajor >= JAVA.gcloud && gcloudJar) {
    return {
      kind: 'official',
      launch: ['-cp', gcloudJar, MAIN_CLASS],
      name: "the gcloud tools' official emulator",
      why: whyNotOwn(facts),
    }
  }
  if (wanted === 'official') {
    throw new PlainError(
      `FIRESTORE=official needs Java ${JAVA.own} with firebase-tools' own emulator, or Java ${JAVA.gcloud} ` +
        `with \`gcloud components install cloud-firestore-emulator\`: ${whyNotOwn(facts)}, ${whyNotGcloud(facts)}.`,
    )
  }
  return { kind: 'node', name: PURE_NODE, why: `${whyNotOwn(facts)}, ${whyNotGcloud(facts)}` }
}

/** Must be named for the gcloud tools' jar, which names none itself. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const OWN = "firebase-tools' own emulator"
const PURE_NODE = 'the pure-Node emulator'

function whyNotOwn({ javaMajor }: Facts) {
  if (javaMajor === 0) return 'there is no Java'
  if (javaMajor < JAVA.own)
    return `Java ${javaMajor} is older than the ${JAVA.own} of firebase-tools' own`
  return "firebase-tools' own emulator is neither downloaded nor reachable"
}

function whyNotGcloud({ javaMajor, gcloudJar }: Facts) {
  if (!gcloudJar) return 'the gcloud tools have no Firestore emulator'
  return `that of the gcloud tools asks for Java ${JAVA.gcloud}${javaMajor === 0 ? ', too' : ''}`
}
