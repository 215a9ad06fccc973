import type { SyntheticEvent } from 'react'
import { videoUrl, type Video } from '../pictures/picture.ts'

/** The sources of a `<video>`, the smaller format first. */
export const VideoSources = ({ of: file }: { of: Video }) => (
  <>
    <source src={videoUrl(file, 'webm')} type="video/webm; codecs=av01.0.05M.08" />
    <source src={videoUrl(file, 'mp4')} type="video/mp4" />
  </>
)

/** Whether an error event means that no source can play: it comes from the video or its last source. */
export const isFinalError = ({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
  // In React, error events of sources bubble to the video.
  target === currentTarget || target === currentTarget.lastElementChild
