import * as v from 'valibot'
import { appCheckModes, type AppCheckMode } from './auth/app-check.ts'
import { defaultLimits, type Limits } from './http/rate-limit.ts'
import type { Log } from './http/request-log.ts'

const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d*$/, 'a whole number above 0'),
  v.transform(Number),
)

/** Messages say what a value must be. */
const parameters = {
  CALLS_PER_USER: count,
  CALLS_PER_IP: count,
  REJECTIONS_PER_IP: count,
  ENFORCE_APP_CHECK: v.picklist(appCheckModes, `one of ${appCheckModes.join(', ')}`),
}

type Name = keyof typeof parameters
type Value<Of extends Name> = v.InferOutput<(typeof parameters)[Of]>

/** What a parameter of functions/.env must be, unless it is. */
export function expectedValue(name: string, value: unknown): string | undefined {
  const schema = new Map<string, v.GenericSchema>(Object.entries(parameters)).get(name)
  if (!schema) return 'removed: the function has no such parameter'
  return v.safeParse(schema, value).issues?.[0].message
}

/** Reads the parameters. An invalid one must not take the API down: its default applies. */
export function readParameters(
  environment: NodeJS.ProcessEnv,
  log: Log,
): { limits: Limits; appCheckMode: AppCheckMode } {
  function read<Of extends Name>(name: Of, initial: Value<Of>): Value<Of> {
    const text = environment[name]
    if (text === undefined) return initial
    const { success, output } = v.safeParse(parameters[name], text)
    if (success) return output
    const message = `${name} has no valid value. Its default applies: ${initial}.`
    log({ severity: 'ERROR', message })
    return initial
  }
  return {
    limits: {
      perUser: read('CALLS_PER_USER', defaultLimits.perUser),
      perIp: read('CALLS_PER_IP', defaultLimits.perIp),
      rejectedPerIp: read('REJECTIONS_PER_IP', defaultLimits.rejectedPerIp),
    },
    appCheckMode: read('ENFORCE_APP_CHECK', 'off'),
  }
}
