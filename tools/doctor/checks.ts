import { analytics } from './analytics.ts'
import { audit } from './audit.ts'
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
import { versions } from './versions.ts'

/** Those that ask where to. */
export const OF_ENVIRONMENT = [environment, analytics]

/** All that can be checked before a deploy, the quick ones first. */
export const CHECKS = [
  ...OF_ENVIRONMENT,
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
