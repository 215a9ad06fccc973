import { useState } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { VideoSources, isFinalError } from '../../components/video-sources.tsx'

type ShowcaseLayerProps = {
  video: Video
  /** Called when playback starts and the video covers the page. */
  onPlaying: () => void
  /** Called when the video cannot be played. */
  onError: () => void
}

/**
 * A full-page video that plays while the visitor is idle. It stays transparent until playback starts, so
 * that a video that fails to load is never visible. Assistive technology and the keyboard skip it.
 */
export function ShowcaseLayer({ video, onPlaying, onError }: ShowcaseLayerProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <video
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-showcase={video.name}
      onPlaying={() => {
        setPlaying(true)
        onPlaying()
      }}
      onError={(event) => {
        if (isFinalError(event)) onError()
      }}
      className={`pointer-events-none fixed inset-0 z-60 size-full bg-ink object-cover transition-opacity [transition-duration:250ms] ${playing ? 'opacity-100' : 'opacity-0'}`}
    >
      <VideoSources of={video} />
    </video>
  )
}
