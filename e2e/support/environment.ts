import path from 'node:path'
import { demoProject, emulatorLog, portOffset, portsAt, root } from '../../tools/shop.ts'

export { root }

/** `npm test` sets PORT_OFFSET. Without it the tests use the shop of `npm start`. */
const offset = portOffset()
const ports = portsAt(offset)

export const project = demoProject()
export const shopOrigin = `http://127.0.0.1:${ports.hosting}`
export const authOrigin = `http://127.0.0.1:${ports.auth}`
export const functionLog = emulatorLog(offset)

export const builtSite = path.join(root, 'web/dist')
/** HTML that inspectPage() writes for the HTML validator. */
export const markupFolder = path.join(root, 'e2e/test-results/markup')
