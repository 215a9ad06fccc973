/** Milliseconds without activity before the showcase begins (specification, section 9). */
export const idleTime = 3_000
/** Milliseconds between two films (specification, section 9). */
export const restartDelay = 2_500
/** A film ends this many milliseconds before its duration, but is seen for `leastTime` at least. */
const earlyEnd = 500
const leastTime = 1_000

type ShowcaseParts<Film> = {
  /** What may be shown; `duration` in seconds. */
  films: readonly (Film & { duration: number })[]
  /** From 0 up to, but not including, 1. */
  random: () => number
  /** Whether a film may begin now; if not, the idle time starts anew. */
  mayPlay: () => boolean
  /** Loads the film, which covers the page once it plays; undefined removes it. */
  show: (film: Film | undefined) => void
}

/**
 * Showcase mode (specification, sections 2 and 9): after three seconds without activity a random
 * film, then another one, until there is activity. Runs from its creation until `stop`.
 */
export function createShowcase<Film>({ films, random, mayPlay, show }: ShowcaseParts<Film>) {
  let timer: ReturnType<typeof setTimeout>
  let last: Film | undefined
  /** Shown, but not seen yet. */
  let loading: { duration: number } | undefined

  function after(milliseconds: number, next: () => void) {
    clearTimeout(timer)
    timer = setTimeout(next, milliseconds)
  }

  const wait = () => after(idleTime, play)

  function play() {
    const others = films.filter((film) => film !== last)
    const film = others[Math.floor(random() * others.length)]
    if (!film || !mayPlay()) {
      wait()
      return
    }
    last = film
    clearTimeout(timer)
    loading = film
    show(film)
  }

  function end() {
    loading = undefined
    show(undefined)
    after(restartDelay, play)
  }

  wait()
  return {
    /** The film plays: its time starts now, however long it took to load. */
    seen: () => {
      if (!loading) return
      const { duration } = loading
      loading = undefined
      after(Math.max(duration * 1000 - earlyEnd, leastTime), end)
    },
    /** The film cannot be played: the next one gets its turn. */
    failed: end,
    /** Somebody is there: whatever is shown ends, and the idle time starts anew. */
    wake: () => {
      loading = undefined
      show(undefined)
      wait()
    },
    stop: () => clearTimeout(timer),
  }
}

export type Showcase = ReturnType<typeof createShowcase>
