import type { SyntheticEvent } from 'react'
import { videoUrl, type Video } from '../pictures/picture.ts'

/** The two formats of a film, the lighter first, for a `<video>`. */
export const VideoSources = ({ of: file }: { of: Video }) => (
  <>
    <source src={videoUrl(file, 'webm')} type="video/webm; codecs=av01.0.05M.08" />
    <source src={videoUrl(file, 'mp4')} type="video/mp4" />
  </>
)

/** Whether an error event of a `<video>` leaves nothing to play: its own, or that of its last source. */
export const isFinalError = ({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
  // React passes the errors of sources on to the video.
  target === currentTarget || target === currentTarget.lastElementChild
