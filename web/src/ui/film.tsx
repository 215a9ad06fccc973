import type { ComponentProps } from 'react'
import { FilmSources, isFinalError } from './film-sources.tsx'
import { Picture } from './picture.tsx'
import type { FilmControl } from './use-film.ts'

type FilmProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> &
  Pick<ComponentProps<typeof Picture>, 'sizes' | 'priority' | 'alt'> & { film: FilmControl }

const cover = 'absolute inset-0 size-full object-cover'

/** A film on its poster, which is all there is until it plays. Assistive technology gets the poster. */
export function Film({
  film: { file, frame, video, mounted, started, onPlaying, onFailure },
  sizes,
  priority = false,
  alt = file.poster.alt,
  className = '',
  ...rest
}: FilmProps) {
  return (
    <div ref={frame} className={`relative overflow-hidden ${className}`} {...rest}>
      <Picture of={file.poster} sizes={sizes} priority={priority} alt={alt} className={cover} />
      {mounted && (
        <video
          ref={video}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={onPlaying}
          onError={(event) => {
            if (isFinalError(event)) onFailure()
          }}
          className={`${cover} transition-opacity ${started ? 'opacity-100' : 'opacity-0'}`}
        >
          <FilmSources of={file} />
        </video>
      )}
    </div>
  )
}
