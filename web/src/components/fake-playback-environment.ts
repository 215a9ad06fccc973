import type { Video } from '../pictures/picture.ts'
import type { PlaybackEnvironment } from './playback-environment.ts'

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

export function fakePlaybackEnvironment(
  initial: { loaded?: boolean; hidden?: boolean; limitsAutoplay?: boolean } = {},
) {
  const state = { loaded: true, hidden: false, limitsAutoplay: false, ...initial }
  const listeners = new Set<() => void>()
  const observers = new Set<(visible: boolean) => void>()
  const addTo = <Listener>(all: Set<Listener>, listener: Listener) => {
    all.add(listener)
    return () => void all.delete(listener)
  }
  const stateOf = (name: keyof typeof state) => ({
    read: () => state[name],
    subscribe: (listener: () => void) => addTo(listeners, listener),
  })
  const environment: PlaybackEnvironment = {
    loaded: stateOf('loaded'),
    hidden: stateOf('hidden'),
    limitsAutoplay: stateOf('limitsAutoplay'),
    observeVisibility: (_, onChange) => addTo(observers, onChange),
  }
  return {
    environment,
    change(next: Partial<typeof state>) {
      Object.assign(state, next)
      for (const listener of listeners) listener()
    },
    show(visible: boolean) {
      for (const notify of observers) notify(visible)
    },
    listenerCount: () => listeners.size + observers.size,
  }
}
