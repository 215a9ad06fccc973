import { useEffect, useRef, useState } from 'react'
import type { Video } from '../../pictures/picture.ts'
import { playableUrl, stopLoadingWhenLeft } from '../../components/video-file.ts'

type ShowcaseLayerProps = {
  video: Video
  /** Called when playback starts and the video covers the page. */
  onPlaying: () => void
  onError: () => void
}

/** Transparent until playback starts: a video that fails to load is never visible. */
export function ShowcaseLayer({ video, onPlaying, onError }: ShowcaseLayerProps) {
  const [playing, setPlaying] = useState(false)
  const element = useRef<HTMLVideoElement>(null)

  useEffect(() => (element.current ? stopLoadingWhenLeft(element.current) : undefined), [])

  return (
    <video
      ref={element}
      autoPlay
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      data-showcase={video.name}
      src={playableUrl(video)}
      onPlaying={() => {
        setPlaying(true)
        onPlaying()
      }}
      onError={onError}
      className={`pointer-events-none fixed inset-0 z-60 size-full bg-ink object-cover transition-opacity [transition-duration:250ms] ${playing ? 'opacity-100' : 'opacity-0'}`}
    />
  )
}
