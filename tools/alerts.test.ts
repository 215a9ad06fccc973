import { readdirSync } from 'node:fs'
import path from 'node:path'
import { protobuf } from 'google-gax'
import { expect, test } from 'vitest'
import { readJson, root } from './shop.ts'

const protos = path.join(root, 'node_modules/google-gax/build/protos')
const api = new protobuf.Root()
api.resolvePath = (_origin, file) => path.resolve(protos, file)
const policy = api
  .loadSync('google/monitoring/v3/alert.proto')
  .resolveAll()
  .lookupType('google.monitoring.v3.AlertPolicy')

/** Reads durations as the API does. */
const withDurations = (_key: string, value: unknown) => {
  const seconds = typeof value === 'string' ? /^(\d+)s$/.exec(value)?.[1] : undefined
  return seconds === undefined ? value : { seconds: Number(seconds), nanos: 0 }
}

/** What the API reads of a policy: without fields and constants that it does not know. */
const readByApi = (json: object) =>
  policy.toObject(policy.fromObject(json), { enums: String, longs: Number })

const alerts = readdirSync(path.join(root, 'operations/alerts'))

test.each(alerts)('%s has only fields and constants that Cloud Monitoring knows', (name) => {
  const json = readJson(`operations/alerts/${name}`, withDurations) as object

  expect(readByApi(json)).toEqual(json)
})
