import * as v from 'valibot'
import { appCheckModes, type AppCheckMode } from './auth/app-check.ts'
import { defaultLimits, type Limits } from './http/rate-limit.ts'
import type { Log } from './http/request-log.ts'

const limit = v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number))

/** Reads the parameters (functions/.env). An invalid one must not take the API down: its default applies. */
export function readParameters(
  environment: NodeJS.ProcessEnv,
  log: Log,
): { limits: Limits; appCheckMode: AppCheckMode } {
  function read<Value>(name: string, schema: v.GenericSchema<unknown, Value>, initial: Value) {
    const text = environment[name]
    if (text === undefined) return initial
    const { success, output } = v.safeParse(schema, text)
    if (success) return output
    const message = `${name} has no valid value. Its default applies: ${String(initial)}.`
    log({ severity: 'ERROR', message })
    return initial
  }
  return {
    limits: {
      perUser: read('CALLS_PER_USER', limit, defaultLimits.perUser),
      perIp: read('CALLS_PER_IP', limit, defaultLimits.perIp),
      rejectedPerIp: read('REJECTIONS_PER_IP', limit, defaultLimits.rejectedPerIp),
    },
    appCheckMode: read('ENFORCE_APP_CHECK', v.picklist(appCheckModes), 'off'),
  }
}
