import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Outline } from '../ui/icon.tsx'
import type { VideoControl } from './use-looping-video.ts'

const play = 'M7.5 4.5v15l12-7.5Z'
const pause = 'M8.5 5v14M15.5 5v14'

type VideoButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  control: VideoControl
  /** A short description of the video. Defaults to the poster's alt text. */
  label?: string
}

/**
 * Plays and pauses a video. Render it beside a tile's link, not inside it. It is also shown when
 * autoplay is limited, but not when the video is unavailable.
 */
export function VideoButton({
  control,
  label = control.file.poster.alt,
  className = '',
  ...rest
}: VideoButtonProps) {
  if (!control.available) return null
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${control.playing ? 'Pause' : 'Play'} film: ${label}`}
      onClick={control.playing ? control.pause : control.play}
      className={`bg-ink/55 text-paper transition-opacity hover:bg-ink ${className}`}
      {...rest}
    >
      <Outline
        d={control.playing ? pause : play}
        className="size-5"
        {...(control.playing ? { strokeWidth: 3.5 } : { fill: 'currentColor' })}
      />
    </Button>
  )
}
