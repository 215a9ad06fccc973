import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

type Headers = Record<string, string>
const through = (...ips: string[]): Headers =>
  ips.length > 0 ? { 'X-Forwarded-For': ips.join(', ') } : {}

/** Whether requests with these headers count as requests from one IP address. */
async function countTogether(first: Headers, second: Headers) {
  const app = testApp({ limits: { perUser: 9, perIp: 1, rejectedPerIp: 9 } })
  await request(app).get('/api/health').set(first)
  return (await request(app).get('/api/health').set(second)).status === 429
}

const caller = '203.0.113.7'
const neighbour = '203.0.113.8'
const cdn = '151.101.1.57'
const loadBalancer = '35.191.0.9'

describe.each([
  { route: 'at the function’s own URL', proxies: [] },
  { route: 'through Hosting', proxies: [cdn] },
  { route: 'through Hosting and a load balancer', proxies: [cdn, loadBalancer] },
])('request $route', ({ proxies }) => {
  test.each([
    ['the same IP address', through(caller, ...proxies)],
    ['another one first', through(neighbour, caller, ...proxies)],
    ['a CDN’s before the caller’s', through(neighbour, cdn, caller, ...proxies)],
    ['text that is not an IP address', through('" onload=', 'unknown', '', caller, ...proxies)],
    [
      'headers of other proxies',
      {
        ...through(caller, ...proxies),
        ...{ 'Fastly-Client-IP': neighbour, 'X-Real-IP': neighbour, 'True-Client-IP': neighbour },
        Forwarded: `for=${neighbour}`,
      },
    ],
  ])('counts as from the same caller with %s', async (_, headers) => {
    expect(await countTogether(through(caller, ...proxies), headers)).toBe(true)
    expect(await countTogether(through(neighbour, ...proxies), headers)).toBe(false)
  })
})

test.each([
  ['of one /64', ['2001:db8:0:1::1'], ['2001:db8:0:1:ffff::2'], true],
  ['of two /64', ['2001:db8:0:1::1'], ['2001:db8:0:2::1'], false],
  ['IPv4-mapped, and the same IPv4 address', [`::ffff:${caller}`], [caller], true],
  ['IPv4-mapped, of two IPv4 addresses', [`::ffff:${caller}`], [`::ffff:${neighbour}`], false],
  ['of the connection only', [], [], true],
  ['invalid, from a CDN customer', ['1 any text', cdn], ['2 other text', cdn], true],
])('two IP addresses %s: counted together: %4$s', async (_, first, second, isOne) => {
  expect(await countTogether(through(...first), through(...second))).toBe(isOne)
})
