import { expect, test } from 'vitest'
import { localConfig, readProductionConfig } from './local-config.ts'
import { shiftedPorts } from './ports.ts'
import type { Address } from './ports.ts'
import type { FirebaseConfig } from './local-config.ts'

const production = readProductionConfig()

function derive(offset: number) {
  return localConfig(production, shiftedPorts(production.emulators, offset), offset)
}

function policies({ hosting }: FirebaseConfig) {
  return hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
}

test.for([0, 1_000])(
  'port offset %i → changes only the ports and the Auth emulator’s origin in the policy',
  (offset) => {
    const local = derive(offset)
    const origin = `http://127.0.0.1:${9099 + offset}`

    for (const address of Object.values(local.emulators)) {
      const emulator = address as Address
      if (emulator.port) emulator.port -= offset
      if (emulator.websocketPort) emulator.websocketPort -= offset
    }
    for (const header of policies(local)) {
      for (const directive of ['connect-src', 'frame-src']) {
        expect(header.value).toMatch(new RegExp(`(^|; ?)${directive} [^;]*${origin}(;|$)`))
      }
      header.value = header.value.replaceAll(` ${origin}`, '')
    }

    expect(policies(local)).not.toHaveLength(0)
    expect(local).toEqual(production)
  },
)
