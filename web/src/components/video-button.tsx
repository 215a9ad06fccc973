import type { ComponentProps } from 'react'
import { Outline } from './icon.tsx'
import type { VideoControl } from './use-looping-video.ts'

const play = 'M7.5 4.5v15l12-7.5Z'
const pause = 'M8.5 5v14M15.5 5v14'

type FilmButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  film: VideoControl
  /** What the film shows, in a few words; its poster's otherwise. */
  label?: string
}

/**
 * Starts and stops a film: beside a tile's link, never inside it. It stands where films do not play
 * by themselves too, and goes when there is nothing to play.
 */
export function VideoButton({
  film,
  label = film.file.poster.alt,
  className = '',
  ...rest
}: FilmButtonProps) {
  if (!film.available) return null
  return (
    <button
      type="button"
      aria-label={`${film.playing ? 'Pause' : 'Play'} film: ${label}`}
      onClick={film.playing ? film.pause : film.play}
      className={`grid size-11 place-items-center rounded-full bg-ink/55 text-paper transition hover:bg-ink ${className}`}
      {...rest}
    >
      <Outline
        d={film.playing ? pause : play}
        className="size-5"
        {...(film.playing ? { strokeWidth: 3.5 } : { fill: 'currentColor' })}
      />
    </button>
  )
}
