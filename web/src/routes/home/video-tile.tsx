import type { ComponentProps } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { useLoopingVideo, type Playback } from '../../components/use-looping-video.ts'
import { LinkTile } from './tile.tsx'

type VideoTileProps = ComponentProps<typeof LinkTile> & {
  file: Video
  playback: Playback
  sizes: string
  /** Set for the tile that is above the fold on phones too: its poster loads eagerly. */
  priority?: boolean
}

export function VideoTile({ file, playback, sizes, priority = false, ...tile }: VideoTileProps) {
  const control = useLoopingVideo(file, playback)
  return (
    <LinkTile
      {...tile}
      ground={
        <LoopingVideo
          control={control}
          sizes={sizes}
          priority={priority}
          alt=""
          className="absolute inset-x-0 top-0 bottom-7 -z-20 transition-transform group-focus-within:scale-[1.03] group-hover:scale-[1.03]"
        />
      }
    />
  )
}
