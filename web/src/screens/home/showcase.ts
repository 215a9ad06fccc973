/** Milliseconds without activity before the showcase begins (specification, section 9). */
export const idleTime = 3_000
/** Milliseconds between two films (specification, section 9). */
export const restartDelay = 2_500
/** A film ends this many milliseconds before its duration, but is shown for `leastTime` at least. */
const earlyEnd = 500
const leastTime = 1_000

type ShowcaseParts<Film> = {
  /** What may be shown; `duration` in seconds. */
  films: readonly (Film & { duration: number })[]
  /** From 0 up to, but not including, 1. */
  random: () => number
  /** Whether a film may begin now; if not, the idle time starts anew. */
  mayPlay: () => boolean
  /** The film that covers the page from now on, or none. */
  show: (film: Film | undefined) => void
}

/**
 * Showcase mode (specification, sections 2 and 9): after three seconds without activity a random
 * film, then another one, until there is activity. Runs from its creation until `stop`.
 */
export function createShowcase<Film>({ films, random, mayPlay, show }: ShowcaseParts<Film>) {
  let timer: ReturnType<typeof setTimeout>
  let last: Film | undefined

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
    show(film)
    after(Math.max(film.duration * 1000 - earlyEnd, leastTime), () => {
      show(undefined)
      after(restartDelay, play)
    })
  }

  wait()
  return {
    /** Somebody is there: whatever is shown ends, and the idle time starts anew. */
    wake: () => {
      show(undefined)
      wait()
    },
    stop: () => clearTimeout(timer),
  }
}
