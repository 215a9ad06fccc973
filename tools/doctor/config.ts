import path from 'node:path'
import { createRequire } from 'node:module'
import { deployConfig } from '../deploy/deploy-config.ts'
import { readJson } from '../json.ts'
import type { DeployConfig } from '../deploy/deploy-config.ts'
import type { Check } from './check.ts'

/** of Ajv */
export type Fault = { instancePath: string; message?: string; params: unknown }

export type Validate = ((config: unknown) => boolean) & { errors?: Fault[] | null }

/** firebase-tools only warns of what it does not understand, and deploys the rest. */
export const config: Check = {
  name: 'config',
  holds: 'firebase.json is as firebase-tools wants it',
  remedy: 'correct firebase.json; an editor that reads its $schema shows where',
  faults({ folder, environment }) {
    const written = readJson(path.join(folder, 'firebase.json')) as DeployConfig
    const faults = faultsOf(written)
    if (faults.length > 0 || !environment) return faults
    return faultsOf(deployConfig(written, environment))
  },
}

function faultsOf(written: unknown) {
  const validate = firebaseToolsValidator()
  if (validate(written)) return []
  const sentences = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'firebase.json'} ${message ?? ''} ${JSON.stringify(params)}`,
  )
  return [sentences.slice(0, 5).join('; ')]
}

function firebaseToolsValidator(): Validate {
  const its: unknown = createRequire(import.meta.url)('firebase-tools/lib/firebaseConfigValidate')
  return (its as { getValidator: () => Validate }).getValidator()
}
