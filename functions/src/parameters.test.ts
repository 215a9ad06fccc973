import { expect, test } from 'vitest'
import { defaultLimits } from './http/rate-limit.ts'
import type { LogEntry } from './http/request-log.ts'
import { readParameters } from './parameters.ts'

function read(environment: NodeJS.ProcessEnv) {
  const logged: LogEntry[] = []
  return { ...readParameters(environment, (entry) => logged.push(entry)), logged }
}

const defaults = { limits: defaultLimits, appCheckMode: 'off' }

test('uses the value of each parameter when it is valid', () => {
  const limits = { CALLS_PER_USER: '1', CALLS_PER_IP: '22', REJECTIONS_PER_IP: '303' }

  expect(read({ ...limits, ENFORCE_APP_CHECK: 'enforce' })).toEqual({
    limits: { perUser: 1, perIp: 22, rejectedPerIp: 303 },
    appCheckMode: 'enforce',
    logged: [],
  })
})

test('uses the defaults when no parameter is set', () => {
  expect(read({})).toEqual({ ...defaults, logged: [] })
})

test.each([
  ...['6,000', '6000 # per minute', '0', '-1', '1.5', '1e9', '0x10', '', ' '].flatMap((text) =>
    ['CALLS_PER_USER', 'CALLS_PER_IP', 'REJECTIONS_PER_IP'].map((name) => [name, text] as const),
  ),
  ...['enforced', 'Enforce', 'true', ''].map((text) => ['ENFORCE_APP_CHECK', text] as const),
])('uses the default of %s and logs one error when its value is "%s"', (name, text) => {
  const { logged, ...parameters } = read({ [name]: text })

  expect(parameters).toEqual(defaults)
  expect(logged).toEqual([{ severity: 'ERROR', message: expect.stringContaining(name) as string }])
})
