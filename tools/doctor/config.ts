import path from 'node:path'
import { createRequire } from 'node:module'
import { deployConfig } from '../deploy/deploy-config.ts'
import { readJson } from '../json.ts'
import type { DeployConfig } from '../deploy/deploy-config.ts'
import type { Check } from './check.ts'

/** An Ajv validation error. */
type ValidationError = { instancePath: string; message?: string; params: unknown }

type Validate = ((config: unknown) => boolean) & { errors?: ValidationError[] | null }

/** firebase-tools only warns about keys that it does not know, and deploys the rest. */
export const config: Check = {
  name: 'config',
  passes: 'firebase.json matches the schema of firebase-tools',
  remedy: 'fix firebase.json; editors that support $schema show the error',
  findFaults({ folder, environment }) {
    const written = readJson(path.join(folder, 'firebase.json')) as DeployConfig
    const faults = validationFaults(written)
    if (faults.length > 0 || !environment) return faults
    return validationFaults(deployConfig(written, environment))
  },
}

function validationFaults(written: unknown) {
  const validate = firebaseToolsValidator()
  if (validate(written)) return []
  const messages = (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'firebase.json'} ${message ?? ''} ${JSON.stringify(params)}`,
  )
  return [messages.slice(0, 5).join('; ')]
}

function firebaseToolsValidator(): Validate {
  const module: unknown = createRequire(import.meta.url)(
    'firebase-tools/lib/firebaseConfigValidate',
  )
  return (module as { getValidator: () => Validate }).getValidator()
}
