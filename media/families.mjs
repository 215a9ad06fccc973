// @ts-check
import { apparel } from './apparel/apparel.mjs'
import { cards } from './cards/cards.mjs'
import { films } from './films/films.mjs'
import { scenes } from './scenes/scenes.mjs'
import { studio } from './studio-family.mjs'

/**
 * In this order, for scenes and cards are composed of finished cut-outs.
 * @type {Record<string, import('./family.mjs').Family>}
 */
export const families = { studio, apparel, scenes, cards, films }
