import type { PaletteName } from './shop.ts'

/** The sections of the contact sheet. */
export type Group =
  | 'packs'
  | 'limited'
  | 'accessories'
  | 'apparel'
  | 'props'
  | 'gallery'
  | 'articles'
  | 'story'
  | 'cards'
  | 'videos'
  | 'heroes'

export type Item = {
  alt: string
  group: Group
  /** The palette behind a cut-out in the contact sheet. */
  palette?: PaletteName
  /** The shop shows it wider than 400 CSS pixels, so it is delivered at 1200 pixels too. */
  large?: boolean
  /** Frames per second of a video. */
  fps?: number
  /** The number of a video's poster frame, from 1. */
  poster?: number
}

/** Renders several items with one browser or display. */
export type RenderSession = {
  /**
   * Writes a master: `${out}.png`, transparent and trimmed for a cut-out, opaque for a scene or a
   * card; a folder `${out}/` with the frames 0001.png, 0002.png … for a video. Progress runs from 0 to 1.
   */
  render: (name: string, out: string, onProgress: (done: number) => void) => Promise<void>
  close: () => void | Promise<void>
}

export type Kind = 'cut-out' | 'scene' | 'card' | 'video'

/** Renders one kind of picture. */
export type Renderer = {
  kind: Kind
  items: Record<string, Item>
  /** The fingerprint of all sources of an item. */
  fingerprintOf: (name: string) => Promise<string>
  open: (names: string[], draft: boolean) => Promise<RenderSession>
}

/** Pixels of a cut-out's master. More than the shop serves, because the shop trims before it scales. */
export const cutOutWidth = ({ large }: Pick<Item, 'large'>) => (large ? 1200 : 800) + 12
