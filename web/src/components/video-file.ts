import { videoUrl, type Video } from '../pictures/picture.ts'

/** Not two sources: Firefox turns to the second when the page is left, and the next page waits for it. */
export function playableUrl(file: Video): string {
  const playsAv1 = document.createElement('video').canPlayType('video/webm; codecs=av01.0.05M.08')
  return videoUrl(file, playsAv1 ? 'webm' : 'mp4')
}

/** The download would go on when the video or its page is left, and Firefox holds up the next page. */
export function stopLoadingWhenLeft(video: HTMLVideoElement) {
  const stop = () => {
    video.removeAttribute('src')
    video.load()
  }
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) stop()
  }
  window.addEventListener('pagehide', onPageHide)
  return () => {
    window.removeEventListener('pagehide', onPageHide)
    // In development, React also runs the cleanup of an effect while the video stays.
    if (!video.isConnected) stop()
  }
}
