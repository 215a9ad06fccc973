import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Counts how many of two requests with these headers succeed at a limit of one per IP address. */
async function countAccepted(first: Record<string, string>, second: Record<string, string>) {
  const app = testApp({ limits: { perUser: 9, perIp: 1, rejectedPerIp: 9 } })
  const replies = [
    await request(app).get('/api/health').set(first),
    await request(app).get('/api/health').set(second),
  ]
  return replies.filter((reply) => reply.status === 200).length
}

const through = (...ips: string[]) => ({ 'X-Forwarded-For': ips.join(', ') })

const caller = '203.0.113.7'
const neighbour = '203.0.113.8'
const cdn = '151.101.1.57'
const loadBalancer = '35.191.0.9'

describe.each([
  { route: 'at the function’s own URL', proxies: [] },
  { route: 'through Hosting', proxies: [cdn] },
  { route: 'through Hosting and a load balancer', proxies: [cdn, loadBalancer] },
])('request $route', ({ proxies }) => {
  test('counts two requests from one IP address together', async () => {
    expect(await countAccepted(through(caller, ...proxies), through(caller, ...proxies))).toBe(1)
  })

  test('counts two IP addresses separately', async () => {
    expect(await countAccepted(through(caller, ...proxies), through(neighbour, ...proxies))).toBe(2)
  })

  test.each([
    ['another IP address first', through(neighbour, caller, ...proxies)],
    ['a CDN’s IP address before the caller’s', through(neighbour, cdn, caller, ...proxies)],
    ['a private IP address', through('10.0.0.1', caller, ...proxies)],
    ['text that is not an IP address', through('" onload=', 'unknown', '', caller, ...proxies)],
    [
      'headers of other proxies',
      {
        ...through(caller, ...proxies),
        'Fastly-Client-IP': neighbour,
        'X-Real-IP': neighbour,
        'X-Client-IP': neighbour,
        'X-AppEngine-User-IP': neighbour,
        'True-Client-IP': neighbour,
        Forwarded: `for=${neighbour}`,
      },
    ],
  ])('counts the real IP address when a forged header has %s', async (_name, forged) => {
    expect(await countAccepted(through(caller, ...proxies), forged)).toBe(1)
  })
})

test.each([
  ['of one /64 → counted together', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', 1],
  ['of two /64 → counted separately', '2001:db8:0:1::1', '2001:db8:0:2::1', 2],
  ['IPv4-mapped → counted with the same IPv4 address', '::ffff:203.0.113.7', '203.0.113.7', 1],
  [
    'IPv4-mapped from two IPv4 addresses → counted separately',
    '::ffff:203.0.113.7',
    '::ffff:203.0.113.8',
    2,
  ],
])('two IPv6 addresses %s', async (_name, first, second, count) => {
  expect(await countAccepted(through(first), through(second))).toBe(count)
})

test('counts the IP address of the connection without X-Forwarded-For', async () => {
  expect(await countAccepted({}, {})).toBe(1)
})

test('counts all invalid IP addresses from a CDN customer together', async () => {
  expect(await countAccepted(through('1 any text', cdn), through('2 other text', cdn))).toBe(1)
})
