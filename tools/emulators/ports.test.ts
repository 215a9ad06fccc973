import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './local-config.ts'
import { freeOffset, portOffset, assertUsablePorts, shiftedPorts } from './ports.ts'

const { emulators } = readConfig()

/** Occupies a free port during the test. Returns its number. */
function takenPort(): Promise<number> {
  const server = net.createServer()
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
  })
}

test('port offset 1000 → is added to every port', () => {
  const ports = Object.values(shiftedPorts(emulators, 0))

  const shifted = Object.values(shiftedPorts(emulators, 1_000))

  expect(shifted).toEqual(ports.map((port) => port + 1_000))
})

test('emulator without a port → error', () => {
  expect(() => shiftedPorts({ ...emulators, tasks: {} }, 0)).toThrow(
    'firebase.json sets no port for the tasks emulator.',
  )
})

test('PORT_OFFSET that is not a whole number → error', () => {
  expect(portOffset({})).toBeUndefined()
  expect(portOffset({ PORT_OFFSET: '100' })).toBe(100)
  expect(() => portOffset({ PORT_OFFSET: 'a hundred' })).toThrow(
    "PORT_OFFSET is a whole number from 0 to 50000, not 'a hundred'.",
  )
})

test('port is taken → error that suggests another PORT_OFFSET', async () => {
  const auth = await takenPort()

  await expect(assertUsablePorts({ auth }, { offset: 0, command: 'npm start' })).rejects.toThrow(
    `Port ${auth} (auth) is taken: choose other ports with, say, \`PORT_OFFSET=100 npm start\`.`,
  )
})

test('ports at an offset are taken → freeOffset returns a higher offset', async () => {
  const taken = await takenPort()

  expect(await freeOffset((offset) => ({ auth: taken + offset }), 0)).toBeGreaterThanOrEqual(100)
})
