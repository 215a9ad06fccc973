import request from 'supertest'
import { expect, test } from 'vitest'
import { reportsPerInstance, reportsPerIp } from '../http/rate-limit.ts'
import { clientsOf } from '../testing/test-app.ts'
import { maxReportBytes } from './client-error.ts'

const appCheck = { mode: 'enforce', verify: () => Promise.resolve('invalid') } as const
const report = {
  message: 'TypeError: total is not a function',
  stack: 'pay@https://shop.example/assets/shop-Bz1I_4Uc.js:1:20',
  route: '/products/:id',
  version: 'client-B7xauMXe',
  browser: 'Firefox',
}

const send = async (bodies: (object | string)[], headersOf = () => ({})) => {
  const { app, logged } = clientsOf({}, { appCheck })
  for (const body of bodies) {
    const reply = await request(app).post('/api/errors').type('json').set(headersOf()).send(body)
    expect(reply.status).toBe(204)
    expect(reply.headers['cache-control']).toBe('private, no-store')
  }
  return logged
}
const errors = (logged: { severity: string }[]) =>
  logged.filter(({ severity }) => severity === 'ERROR')

test('logs a report for Error Reporting, without a token and whatever App Check says', async () => {
  const message = `${report.message}\n    at pay (https://shop.example/assets/shop-Bz1I_4Uc.js:1:20)`

  const [firefox, , chrome] = await send([report, { ...report, stack: message }])

  expect(firefox).toEqual({
    severity: 'ERROR',
    message,
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: 'web', version: 'client-B7xauMXe' },
    context: { httpRequest: { url: '/products/:id', userAgent: 'Firefox' } },
  })
  expect(chrome?.message).toBe(message)
})

test.each([
  ['an app that shows the page', '@https://shop.example/products:1:1'],
  ['an extension', 'fill@chrome-extension://abc/assets/fill.js:1:20'],
  ['an extension that one of ours calls', `fetch@moz-extension://abc/a.js:1:20\n${report.stack}`],
])('logs an error of a script of %s as a warning, which raises no alert', async (_, stack) => {
  const [logged] = await send([{ ...report, stack }])

  expect(logged?.severity).toBe('WARNING')
})

test('logs as a warning what the page reports as one', async () => {
  const [logged] = await send([{ ...report, severity: 'WARNING' }])

  expect(logged?.severity).toBe('WARNING')
})

test('answers 204 and logs nothing of a report that is not valid', async () => {
  const large = (bytes: number) => ({ ...report, stack: 'x'.repeat(bytes) })
  const invalid = { ...report, stack: 1 }
  const bodies = [large(maxReportBytes), large(5 * maxReportBytes), invalid, '{']

  expect(errors(await send(bodies))).toEqual([])
})

test('answers 204 and logs no more of an IP address over the limit', async () => {
  const logged = await send(Array<object>(reportsPerIp + 10).fill(report))

  expect(errors(logged)).toHaveLength(reportsPerIp)
  expect(logged.slice(2 * reportsPerIp), 'one line for the flood').toHaveLength(1)
})

test('answers 204 and only counts reports over the limit of an instance, from any number of networks', async () => {
  let network = 0
  const headersOf = () => ({
    'X-Forwarded-For': `198.51.${Math.floor(network / 250)}.${network++ % 250}`,
  })
  const count = reportsPerInstance + 240

  const logged = await send(Array<object>(count).fill(report), headersOf)

  expect(errors(logged)).toHaveLength(reportsPerInstance)
  expect(logged.slice(2 * reportsPerInstance), 'one line for the others').toHaveLength(1)
})
