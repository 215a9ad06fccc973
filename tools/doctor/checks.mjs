// @ts-check
import { analytics } from './analytics.mjs'
import { audit } from './audit.mjs'
import { budgets } from './budgets.mjs'
import { config } from './config.mjs'
import { environment } from './environment.mjs'
import { functionBundle } from './function.mjs'
import { licences } from './licences.mjs'
import { lockfiles } from './lockfiles.mjs'
import { policy } from './policy.mjs'
import { region } from './region.mjs'
import { rules } from './rules.mjs'
import { secrets } from './secrets.mjs'
import { versions } from './versions.mjs'

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
