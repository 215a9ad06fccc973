/** Milliseconds without activity before a video starts (specification, section 9). */
export const idleTime = 3_000
/** Milliseconds between two videos (specification, section 9). */
export const restartDelay = 2_500
/** A video stops this many milliseconds before its end, but plays at least `minimumTime` milliseconds. */
export const earlyEnd = 500
export const minimumTime = 1_000

type ShowcaseDependencies<Video> = {
  /** `duration` in seconds. */
  videos: readonly (Video & { duration: number })[]
  random: () => number
  /** Whether a video may start now. If not, the idle time restarts. */
  mayPlay: () => boolean
  /** Loads a video, which covers the page once its playback starts. Undefined removes the video. */
  show: (video: Video | undefined) => void
}

/** Showcase mode (specification, sections 2 and 9). Runs from its creation until `stop`. */
export function createShowcase<Video>({
  videos,
  random,
  mayPlay,
  show,
}: ShowcaseDependencies<Video>) {
  let timer: ReturnType<typeof setTimeout>
  let last: Video | undefined
  /** The video passed to `show` whose playback has not started. */
  let loading: { duration: number } | undefined

  function after(milliseconds: number, next: () => void) {
    clearTimeout(timer)
    timer = setTimeout(next, milliseconds)
  }

  const wait = () => after(idleTime, play)

  function play() {
    const others = videos.filter((video) => video !== last)
    const video = others[Math.floor(random() * others.length)]
    if (!video || !mayPlay()) {
      wait()
      return
    }
    last = video
    clearTimeout(timer)
    loading = video
    show(video)
  }

  function end() {
    loading = undefined
    show(undefined)
    after(restartDelay, play)
  }

  wait()
  return {
    /** Call when playback starts. The playing time does not include the loading time. */
    playing: () => {
      if (!loading) return
      const { duration } = loading
      loading = undefined
      after(Math.max(duration * 1000 - earlyEnd, minimumTime), end)
    },
    /** Call when the video cannot be played. The next one follows after the restart delay. */
    failed: end,
    /** Call on activity. Removes the video and restarts the idle time. */
    restart: () => {
      loading = undefined
      show(undefined)
      wait()
    },
    stop: () => clearTimeout(timer),
  }
}

export type Showcase = ReturnType<typeof createShowcase>
