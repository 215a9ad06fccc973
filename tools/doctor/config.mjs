// @ts-check
import path from 'node:path'
import { createRequire } from 'node:module'
import { deployConfig } from '../deploy/deploy-config.mjs'
import { readJson } from '../json.mjs'

/** @import { DeployConfig } from '../deploy/deploy-config.mjs' */
/** @import { Check } from './check.mjs' */
/** @typedef {{ instancePath: string, message?: string, params: unknown }} Fault of Ajv */
/** @typedef {((config: unknown) => boolean) & { errors?: Fault[] | null }} Validate */

/** firebase-tools only warns of what it does not understand, and deploys the rest. @type {Check} */
export const config = {
  name: 'config',
  holds: 'firebase.json is as firebase-tools wants it',
  remedy: 'correct firebase.json; an editor that reads its $schema shows where',
  faults({ folder, environment }) {
    const written = /** @type {DeployConfig} */ (readJson(path.join(folder, 'firebase.json')))
    const faults = faultsOf(written)
    if (faults.length > 0 || !environment) return faults
    return faultsOf(deployConfig(written, environment))
  },
}

/** @param {unknown} written */
function faultsOf(written) {
  const validate = firebaseToolsValidator()
  if (validate(written)) return []
  const sentences = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'firebase.json'} ${message ?? ''} ${JSON.stringify(params)}`,
  )
  return [sentences.slice(0, 5).join('; ')]
}

/** @returns {Validate} */
function firebaseToolsValidator() {
  /** @type {unknown} */
  const its = createRequire(import.meta.url)('firebase-tools/lib/firebaseConfigValidate')
  return /** @type {{ getValidator: () => Validate }} */ (its).getValidator()
}
