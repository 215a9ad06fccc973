import path from 'node:path'
import { portOffset, portsAt } from '../../tools/emulators/ports.ts'
import { demoProject } from '../../tools/emulators/shop.ts'
import { root, runFolder } from '../../tools/folders.ts'

export { root }

/** `npm test` sets these variables. Without them the tests use the shop of `npm start`. */
const { FIREBASE_PROJECT, FUNCTION_LOG } = process.env
const offset = portOffset(process.env) ?? 0
const ports = portsAt(offset)

export const project = FIREBASE_PROJECT ?? demoProject()
export const shopOrigin = `http://127.0.0.1:${ports.hosting}`
export const authOrigin = `http://127.0.0.1:${ports.auth}`
/** The log file of the emulators, function output included. */
export const functionLog = FUNCTION_LOG ?? path.join(runFolder('start', offset), 'emulators.log')

/** The built site. */
export const builtSite = path.join(root, 'web/dist')
/** HTML that inspectPage() writes for the HTML validator. */
export const markupFolder = path.join(root, 'e2e/test-results/markup')
