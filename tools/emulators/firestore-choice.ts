import { PlainError } from '../plain-error.ts'

/** What the choice of an emulator depends on (docs/decisions/0001-choice-of-firestore-emulator.md). */
export type AvailableEmulators = {
  /** value of FIRESTORE_EMULATOR_HOST */
  given: string | undefined
  /** value of FIRESTORE: 'official' requires security rules, 'node' selects the pure-Node emulator */
  wanted: string | undefined
  /** 0 without Java */
  javaMajor: number
  /** the cached jar of firebase-tools */
  ownJar: string | undefined
  /** whether the jar of firebase-tools can be downloaded */
  downloadable: boolean
  /** the jar of the gcloud CLI */
  gcloudJar: string | undefined
}

/** The emulator to start; `name` and `why` are printed, `launch` holds arguments for java. */
export type Choice = { name: string; why: string } & (
  | { kind: 'given'; host: string }
  | { kind: 'official'; launch: string[] }
  | { kind: 'download' }
  | { kind: 'node' }
)

/** Minimum Java version of the jar of firebase-tools (own) and of the gcloud CLI. */
export const JAVA = { own: 21, gcloud: 11 }

export function chooseFirestore(available: AvailableEmulators): Choice {
  const { given, wanted, javaMajor, ownJar, downloadable, gcloudJar } = available
  if (wanted !== undefined && wanted !== 'official' && wanted !== 'node') {
    throw new PlainError(`FIRESTORE may be 'official' or 'node', not '${wanted}'.`)
  }
  if (given) {
    return {
      kind: 'given',
      host: given,
      name: 'the external emulator',
      why: 'FIRESTORE_EMULATOR_HOST is set',
    }
  }
  if (wanted === 'node') {
    return { kind: 'node', name: PURE_NODE, why: 'FIRESTORE=node is set' }
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
      why: whyNotOwn(available),
    }
  }
  if (wanted === 'official') {
    throw new PlainError(
      `FIRESTORE=official needs Java ${JAVA.own} with firebase-tools' own emulator, or Java ${JAVA.gcloud} ` +
        `with \`gcloud components install cloud-firestore-emulator\`: ${whyNotOwn(available)}, ${whyNotGcloud(available)}.`,
    )
  }
  return {
    kind: 'node',
    name: PURE_NODE,
    why: `${whyNotOwn(available)}, ${whyNotGcloud(available)}`,
  }
}

/** The gcloud jar has no main class in its manifest. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const OWN = "firebase-tools' own emulator"
const PURE_NODE = 'the pure-Node emulator'

function whyNotOwn({ javaMajor }: AvailableEmulators) {
  if (javaMajor === 0) return 'there is no Java'
  if (javaMajor < JAVA.own)
    return `Java ${javaMajor} is older than the ${JAVA.own} of firebase-tools' own`
  return "firebase-tools' own emulator is neither downloaded nor reachable"
}

function whyNotGcloud({ javaMajor, gcloudJar }: AvailableEmulators) {
  if (!gcloudJar) return 'the gcloud tools have no Firestore emulator'
  return `that of the gcloud tools asks for Java ${JAVA.gcloud}${javaMajor === 0 ? ', too' : ''}`
}
