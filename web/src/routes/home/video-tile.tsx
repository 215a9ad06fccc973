import type { ComponentProps } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { VideoButton } from '../../components/video-button.tsx'
import { LoopingVideo } from '../../components/looping-video.tsx'
import { useLoopingVideo } from '../../components/use-looping-video.ts'
import { LinkTile } from './tile.tsx'

type VideoTileProps = ComponentProps<typeof LinkTile> & {
  file: Video
  sizes: string
  /** Set for the tile that is above the fold on phones too: its poster loads eagerly. */
  priority?: boolean
}

/** A tile with a background video. The video's button is beside the tile's link, not inside it. */
export function VideoTile({ file, sizes, priority = false, children, ...tile }: VideoTileProps) {
  const control = useLoopingVideo(file)
  return (
    <LinkTile
      {...tile}
      ground={
        <LoopingVideo
          control={control}
          sizes={sizes}
          priority={priority}
          alt=""
          className="absolute inset-0 -z-20 transition-transform group-focus-within:scale-[1.03] group-hover:scale-[1.03]"
        />
      }
      aside={
        <VideoButton
          control={control}
          className={`absolute top-3 right-3 z-10 focus-visible:opacity-100 ${control.playing ? 'opacity-0 group-hover:opacity-100 [@media(hover:none)]:opacity-60' : ''}`}
        />
      }
    >
      {children}
    </LinkTile>
  )
}
