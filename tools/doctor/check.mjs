// @ts-check

/** @import { Closing } from '../closing.mjs' */
/** @import { Environment } from '../deploy/environments.mjs' */
/**
 * What is examined.
 * @typedef {object} Place
 * @property {string} folder the repository's
 * @property {Environment} [environment] that it is to be deployed to
 * @property {Closing} closing
 */
/**
 * One thing that can be wrong before a deploy. It names what is wrong, an empty list when nothing
 * is, or throws Skipped when it cannot know.
 * @typedef {object} Check
 * @property {string} name
 * @property {string} holds what is so when nothing is wrong
 * @property {string} remedy for whoever reads what is wrong
 * @property {(place: Place) => string[] | Promise<string[]>} faults
 */

/** Why a check cannot know. */
export class Skipped extends Error {}
