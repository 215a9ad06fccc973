import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** How many of two calls with these headers are let in when every address may call once. */
async function letIn(first: Record<string, string>, second: Record<string, string>) {
  const app = testApp({ limits: { perUser: 9, perAddress: 1, refusedPerAddress: 9 } })
  const replies = [
    await request(app).get('/api/health').set(first),
    await request(app).get('/api/health').set(second),
  ]
  return replies.filter((reply) => reply.status === 200).length
}

const through = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') })

const caller = '203.0.113.7'
const neighbour = '203.0.113.8'
const cdn = '151.101.1.57'
const loadBalancer = '35.191.0.9'

describe.each([
  { way: 'by the function’s own address', proxies: [] },
  { way: 'through Hosting', proxies: [cdn] },
  { way: 'through Hosting and a load balancer', proxies: [cdn, loadBalancer] },
])('a caller $way', ({ proxies }) => {
  test('is counted', async () => {
    expect(await letIn(through(caller, ...proxies), through(caller, ...proxies))).toBe(1)
  })

  test('is not counted for a neighbour', async () => {
    expect(await letIn(through(caller, ...proxies), through(neighbour, ...proxies))).toBe(2)
  })

  test.each([
    ['another address', through(neighbour, caller, ...proxies)],
    ['a CDN before the own address', through(neighbour, cdn, caller, ...proxies)],
    ['a private address', through('10.0.0.1', caller, ...proxies)],
    ['what is no address', through('" onload=', 'unknown', '', caller, ...proxies)],
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
  ])('cannot pose as another by %s', async (_name, forged) => {
    expect(await letIn(through(caller, ...proxies), forged)).toBe(1)
  })
})

test.each([
  ['of one /64 are one caller', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', 1],
  ['of two /64 are two', '2001:db8:0:1::1', '2001:db8:0:2::1', 2],
  ['that stand for one in IPv4 are that one', '::ffff:203.0.113.7', '203.0.113.7', 1],
  ['that stand for two in IPv4 are two', '::ffff:203.0.113.7', '::ffff:203.0.113.8', 2],
])('addresses in IPv6 %s', async (_name, first, second, count) => {
  expect(await letIn(through(first), through(second))).toBe(count)
})

test('calls without the header count for the address they come from', async () => {
  expect(await letIn({}, {})).toBe(1)
})

test('whatever text a customer of the CDN writes as an address counts as one', async () => {
  expect(await letIn(through('1 any text', cdn), through('2 other text', cdn))).toBe(1)
})
