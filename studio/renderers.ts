import { apparel } from './apparel/apparel-renderer.ts'
import { objects } from './blender/blender-renderer.ts'
import { cards } from './cards/card-renderer.ts'
import type { Renderer } from './renderer.ts'
import { scenes } from './scenes/scene-renderer.ts'
import { videos } from './videos/video-renderer.ts'

/** The renderers in rendering order: scenes, cards and videos are composed of delivered cut-outs. */
export const renderers: Record<string, Renderer> = { objects, apparel, scenes, cards, videos }
