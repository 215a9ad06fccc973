import { vi } from 'vitest'
import type { Video } from '../pictures/picture.ts'
import type { PlaybackEnvironment } from './playback-environment.ts'

/** Doubles for the films' tests. */
export const tiles: Video = {
  name: 'video-tiles',
  duration: 5,
  hash: '0a1b2c3d',
  poster: {
    name: 'video-tiles',
    alt: 'Packs in a row',
    widths: [400, 800, 1200],
    width: 1200,
    height: 675,
    hash: '4e5f6071',
    colour: '#d5112a',
  },
}

/** Surroundings in which a film plays, until a test changes one of them. */
export function fakeSurroundings(
  is: { loaded?: boolean; hidden?: boolean; limitsAutoplay?: boolean } = {},
) {
  const facts = { loaded: true, hidden: false, limitsAutoplay: false, ...is }
  const listeners = new Set<() => void>()
  const watchers = new Set<(visible: boolean) => void>()
  const keep = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener)
    return () => void all.delete(listener)
  }
  const fact = (name: keyof typeof facts) => ({
    read: () => facts[name],
    subscribe: (listener: () => void) => keep(listeners, listener),
  })
  const surroundings: PlaybackEnvironment = {
    loaded: fact('loaded'),
    hidden: fact('hidden'),
    limitsAutoplay: fact('limitsAutoplay'),
    watch: (_, onChange) => keep(watchers, onChange),
  }
  return {
    surroundings,
    change(next: Partial<typeof facts>) {
      Object.assign(facts, next)
      for (const listener of listeners) listener()
    },
    show(visible: boolean) {
      for (const watcher of watchers) watcher(visible)
    },
    listening: () => listeners.size + watchers.size,
  }
}

/** jsdom plays nothing: the browser's answer to play() is the test's. */
export function fakePlayer(answer: () => Promise<void> = () => Promise.resolve()) {
  return {
    play: vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(answer),
    pause: vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined),
  }
}
