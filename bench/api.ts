import { bundle } from './bundle.ts'

await import(await bundle('compare-api'))
