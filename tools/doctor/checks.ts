import { audit } from './audit.ts'
import { brandCheck } from './brand.ts'
import { budgets } from './budgets.ts'
import { config } from './config.ts'
import { environment } from './environment.ts'
import { functionBundle } from './function.ts'
import { licences } from './licences.ts'
import { lockfiles } from './lockfiles.ts'
import { policy } from './policy.ts'
import { region } from './region.ts'
import { rules } from './rules.ts'
import { secrets } from './secrets.ts'
import { site } from './site.ts'
import { versions } from './versions.ts'

/** Checks that need a deploy target (`--env`). */
export const ENVIRONMENT_CHECKS = [environment, brandCheck, site]

/** All checks, fastest first. */
export const CHECKS = [
  ...ENVIRONMENT_CHECKS,
  config,
  policy,
  region,
  versions,
  lockfiles,
  licences,
  budgets,
  secrets,
  functionBundle,
  rules,
  audit,
]
