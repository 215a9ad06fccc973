import { checkBuild } from '../../tools/check-build.ts'
import { shopOrigin } from './environment.ts'

/** The shop may be that of another checkout, or its build older than the code. */
export default () => checkBuild(shopOrigin)
