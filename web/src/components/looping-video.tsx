import type { ComponentProps } from 'react'
import { Picture } from './picture.tsx'
import { playableUrl } from './video-file.ts'
import type { VideoControl } from './use-looping-video.ts'

type LoopingVideoProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> &
  Pick<ComponentProps<typeof Picture>, 'sizes' | 'priority' | 'alt'> & { control: VideoControl }

const cover = 'absolute inset-0 size-full object-cover'
// Text is in front of the video: without the poster, the palette is its background.
const posterClass = `${cover} data-placeholder:hidden`

/** A video over its poster, rendered when it first plays. Assistive technology gets only the poster. */
export function LoopingVideo({
  control: { file, containerRef, videoRef, mounted, started, onPlaying, onFailure },
  sizes,
  priority = false,
  alt = file.poster.alt,
  className = '',
  ...rest
}: LoopingVideoProps) {
  return (
    <div ref={containerRef} className={`overflow-hidden print:hidden ${className}`} {...rest}>
      <Picture
        of={file.poster}
        sizes={sizes}
        priority={priority}
        alt={alt}
        className={posterClass}
      />
      {mounted && (
        <video
          ref={videoRef}
          muted
          loop
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
          src={playableUrl(file)}
          onPlaying={onPlaying}
          onError={onFailure}
          className={`${cover} transition ${started ? 'opacity-100' : 'opacity-0'}`}
        />
      )}
    </div>
  )
}
