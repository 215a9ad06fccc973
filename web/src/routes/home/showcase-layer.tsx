import { useState } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { VideoSources, isFinalError } from '../../components/video-sources.tsx'

type ShowcaseLayerProps = {
  film: Video
  /** The film plays, and covers the page. */
  onSeen: () => void
  /** The film cannot be played. */
  onFailure: () => void
}

/**
 * One film over the whole page. It shows itself when it plays, so that one which cannot be fetched is
 * never seen; assistive technology and the keyboard go on as if it were not there.
 */
export function ShowcaseLayer({ film, onSeen, onFailure }: ShowcaseLayerProps) {
  const [plays, setPlays] = useState(false)
  return (
    <video
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-showcase={film.name}
      onPlaying={() => {
        setPlays(true)
        onSeen()
      }}
      onError={(event) => {
        if (isFinalError(event)) onFailure()
      }}
      className={`pointer-events-none fixed inset-0 z-60 size-full bg-ink object-cover transition-opacity duration-250 ${plays ? 'opacity-100' : 'opacity-0'}`}
    >
      <VideoSources of={film} />
    </video>
  )
}
