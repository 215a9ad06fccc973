// @ts-check
import { bundle } from './bundle.mjs'

await import(await bundle('compare-api'))
