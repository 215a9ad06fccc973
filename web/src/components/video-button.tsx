import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Outline } from '../ui/icon.tsx'
import type { Playback } from './use-looping-video.ts'

const play = 'M7.5 4.5v15l12-7.5Z'
const pause = 'M8.5 5v14M15.5 5v14'

type VideoButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  playback: Playback
  /** What it plays, such as 'films'. */
  label: string
}

/** Plays and pauses the videos of a page, once it has loaded. It is also shown when autoplay is limited. */
export function VideoButton({ playback, label, ...rest }: VideoButtonProps) {
  const { isLoaded, playing, choose } = playback
  if (!isLoaded) return null
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${playing ? 'Pause' : 'Play'} ${label}`}
      onClick={() => choose(!playing)}
      {...rest}
    >
      <Outline
        d={playing ? pause : play}
        className="size-5"
        {...(playing ? { strokeWidth: 3.5 } : { fill: 'currentColor' })}
      />
    </Button>
  )
}
