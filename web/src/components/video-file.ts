import { videoUrl, type Video } from '../pictures/picture.ts'

/**
 * The URL of the smaller format that this browser plays. Not two sources: Firefox turns to the second when
 * the page is left while the first loads, and the next page waits for it.
 */
export function playableUrl(file: Video): string {
  const playsAv1 = document.createElement('video').canPlayType('video/webm; codecs=av01.0.05M.08')
  return videoUrl(file, playsAv1 ? 'webm' : 'mp4')
}

/** Stops a download that would go on after the video has left the page. */
export function stopLoading(video: HTMLVideoElement) {
  // In development, React also runs the cleanup of an effect while the video stays.
  if (video.isConnected) return
  video.removeAttribute('src')
  video.load()
}
