import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readProductionConfig } from './local-config.ts'
import { freeOffset, portOffset, refuseUnusablePorts, shiftedPorts } from './ports.ts'

const { emulators } = readProductionConfig()

/** @returns a port that somebody listens on during the test */
function takenPort(): Promise<number> {
  const server = net.createServer()
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
  })
}

test('the ports are those of firebase.json', () => {
  expect(shiftedPorts(emulators, 0)).toEqual({
    hosting: 5050,
    auth: 9099,
    functions: 5001,
    firestore: 8080,
    hub: 4400,
    logging: 4500,
    eventarc: 9299,
    tasks: 9499,
    vite: 5173,
  })
})

test('an offset shifts them all', () => {
  const ports = Object.values(shiftedPorts(emulators, 0))

  const shifted = Object.values(shiftedPorts(emulators, 1_000))

  expect(shifted).toEqual(ports.map((port) => port + 1_000))
})

test('an emulator without a port is a fault of firebase.json', () => {
  expect(() => shiftedPorts({ ...emulators, tasks: {} }, 0)).toThrow(
    'firebase.json sets no port for the tasks emulator.',
  )
})

test('PORT_OFFSET is a whole number, or not set', () => {
  expect(portOffset({})).toBeUndefined()
  expect(portOffset({ PORT_OFFSET: '100' })).toBe(100)
  expect(() => portOffset({ PORT_OFFSET: 'a hundred' })).toThrow(
    "PORT_OFFSET is a whole number from 0 to 50000, not 'a hundred'.",
  )
})

test('a taken port is named, with a way out', async () => {
  const auth = await takenPort()

  await expect(refuseUnusablePorts({ auth }, { offset: 0, command: 'npm start' })).rejects.toThrow(
    `Port ${auth} (auth) is taken: choose other ports with, say, \`PORT_OFFSET=100 npm start\`.`,
  )
})

test('a port that browsers refuse is refused here already', async () => {
  await expect(
    refuseUnusablePorts({ hosting: 5060 }, { offset: 10, command: 'npm start' }),
  ).rejects.toThrow('Browsers refuse port 5060 (hosting): choose other ports')
})

test('the tests move on when their ports are taken', async () => {
  const taken = await takenPort()

  expect(await freeOffset((offset) => ({ auth: taken + offset }), 0)).toBeGreaterThanOrEqual(100)
})
