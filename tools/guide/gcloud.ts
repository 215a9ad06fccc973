type Command = { arguments: number; flags: string[] }

const binding = { arguments: 1, flags: ['member', 'role', 'condition'] }
const runBinding = { arguments: 1, flags: ['member', 'role', 'region'] }

/**
 * The commands of gcloud that the guides use, with the flags that they may use. The names are those of
 * gcloud 528 (data/cli/gcloud_completions.py). The table cannot prove that values are valid, that no
 * required flag is missing, or what a command does.
 */
export const GCLOUD: Record<string, Command> = {
  'auth login': { arguments: 0, flags: [] },
  'auth print-access-token': { arguments: 0, flags: [] },
  'billing budgets create': {
    arguments: 0,
    flags: [
      'billing-account',
      'display-name',
      'budget-amount',
      'filter-projects',
      'threshold-rule',
    ],
  },
  'billing accounts list': { arguments: 0, flags: [] },
  'billing projects link': { arguments: 1, flags: ['billing-account'] },
  'firestore backups list': { arguments: 0, flags: [] },
  'firestore backups schedules create': {
    arguments: 0,
    flags: ['database', 'recurrence', 'retention'],
  },
  'firestore databases create': { arguments: 0, flags: ['location', 'type', 'delete-protection'] },
  'firestore databases restore': { arguments: 0, flags: ['source-backup', 'destination-database'] },
  'firestore databases update': { arguments: 0, flags: ['database', 'enable-pitr'] },
  'firestore import': { arguments: 1, flags: [] },
  'firestore operations list': { arguments: 0, flags: [] },
  'iam service-accounts create': { arguments: 1, flags: [] },
  'logging buckets create': { arguments: 1, flags: ['location', 'retention-days'] },
  'logging read': { arguments: 1, flags: ['location', 'bucket', 'view', 'freshness'] },
  'logging sinks create': { arguments: 2, flags: ['log-filter'] },
  'logging sinks update': { arguments: 1, flags: ['add-exclusion'] },
  'org-policies describe': { arguments: 1, flags: ['effective'] },
  'org-policies set-policy': { arguments: 1, flags: [] },
  'projects add-iam-policy-binding': binding,
  'projects create': { arguments: 1, flags: [] },
  'projects describe': { arguments: 1, flags: [] },
  'projects remove-iam-policy-binding': binding,
  'run services add-iam-policy-binding': runBinding,
  'run services describe': { arguments: 1, flags: ['region'] },
  'run services remove-iam-policy-binding': runBinding,
  'run services update-traffic': { arguments: 1, flags: ['region', 'remove-tags'] },
  'scheduler jobs create http': {
    arguments: 1,
    flags: [
      ...['location', 'schedule', 'time-zone', 'http-method', 'uri', 'headers', 'message-body'],
      ...['oauth-service-account-email', 'oauth-token-scope'],
    ],
  },
  'scheduler jobs run': { arguments: 1, flags: ['location'] },
  'services api-keys list': { arguments: 0, flags: ['filter'] },
  'services api-keys update': { arguments: 1, flags: ['api-target', 'allowed-referrers'] },
  'services enable': { arguments: Infinity, flags: [] },
  'storage buckets add-iam-policy-binding': binding,
  'storage buckets create': {
    arguments: 1,
    flags: ['location', 'uniform-bucket-level-access', 'public-access-prevention'],
  },
  'storage buckets update': { arguments: 1, flags: ['lifecycle-file'] },
}

export const GLOBAL_FLAGS = ['project', 'billing-project', 'format']

/** @returns what the table does not know about a call of gcloud, or undefined */
export function gcloudFault(args: string[]): string | undefined {
  const line = args.join(' ')
  const name = Object.keys(GCLOUD).find((known) => line === known || line.startsWith(`${known} `))
  const command = GCLOUD[name ?? '']
  if (!name || !command) return `unknown command: gcloud ${line}`

  const rest = args.slice(name.split(' ').length)
  const known = [...command.flags, ...GLOBAL_FLAGS]
  const flags = rest.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2).split('=')[0])
  const unknown = flags.find((flag) => !known.includes(flag ?? ''))
  if (unknown !== undefined) return `gcloud ${name} has no flag --${unknown}`
  const positional = rest.filter((arg) => !arg.startsWith('-')).length
  const isRight = command.arguments === Infinity ? positional > 0 : positional === command.arguments
  return isRight ? undefined : `gcloud ${name} takes no ${positional} arguments`
}
