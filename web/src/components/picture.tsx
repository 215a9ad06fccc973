import { useState, type ComponentProps } from 'react'
import { viewBox } from '../brand/wordmark.ts'
import { pictureUrl, type Picture as PictureData } from '../pictures/picture.ts'
import { prefersLessData } from '../browser/network.ts'
import { isAppMounted } from '../browser/use-browser-state.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> & {
  of: PictureData
  /** The displayed width: the browser needs it before layout. */
  sizes: string
  /** Above the fold: React preloads it in the page's head. A high fetch priority would delay the first paint. */
  priority?: boolean
}

/** Under Save-Data and on slow networks it has the smallest width. */
export function Picture({
  of: picture,
  sizes,
  priority = false,
  alt = picture.alt,
  className = '',
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState(false)
  // A prerendered picture is already loading: another width would fetch it twice.
  const [lessData] = useState(() => isAppMounted() && prefersLessData())
  if (failed) return <Placeholder of={picture} alt={alt} className={className} />

  const widths = lessData ? picture.widths.slice(0, 1) : picture.widths
  return (
    <img
      // An image that failed before hydration fires no error event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
      }}
      onError={() => setFailed(true)}
      // Set before src and srcSet, which start the download.
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      sizes={sizes}
      srcSet={widths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ')}
      src={pictureUrl(picture, Math.max(...widths))}
      width={picture.width}
      height={picture.height}
      alt={alt}
      className={picture.colour ? `picture-${picture.name} ${className}` : className}
      {...rest}
    />
  )
}

type PlaceholderProps = { of: PictureData; alt: string; className: string }

function Placeholder({ of: { width, height }, alt, className }: PlaceholderProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      data-placeholder=""
      className={className}
    >
      <rect width={width} height={height} rx={width / 20} className="fill-bone" />
      <svg
        aria-hidden="true"
        viewBox={viewBox}
        x={width / 4}
        width={width / 2}
        height={height}
        className="fill-field"
      >
        <use href="#wordmark" />
      </svg>
    </svg>
  )
}
