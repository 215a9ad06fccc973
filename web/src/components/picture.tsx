import { useState, type ComponentProps } from 'react'
import { fallbackWidths, pictureUrl, type Picture as PictureData } from '../pictures/picture.ts'
import { prefersLessData } from '../browser/network.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { isAppMounted } from '../browser/app-mounted.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> & {
  of: PictureData
  /** The displayed width: the browser needs it before layout. */
  sizes: string
  /** Above the fold: loads eagerly, with high fetch priority. */
  priority?: boolean
}

/**
 * A responsive picture: AVIF with WebP as fallback, or a placeholder if it fails to load
 * (specification, section 3). Under Save-Data and on slow networks it has the smallest width.
 */
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
  if (failed) return <PicturePlaceholder of={picture} alt={alt} className={className} />

  const count = lessData ? 1 : picture.widths.length
  const widths = picture.widths.slice(0, count)
  const fallbacks = fallbackWidths(picture).slice(0, count)
  return (
    <picture className="contents">
      <source
        // Keeps the source out of a surrounding grid or flex layout.
        hidden
        type="image/avif"
        srcSet={srcSet(picture, widths, 'avif')}
        sizes={sizes}
      />
      <img
        // An image that failed before hydration fires no error event.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
        }}
        onError={() => setFailed(true)}
        // Set before src and srcSet, which start the download.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(picture, fallbacks, 'webp')}
        src={pictureUrl(picture, Math.max(...fallbacks), 'webp')}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={picture.colour ? `picture-${picture.name} ${className}` : className}
        {...rest}
      />
    </picture>
  )
}

const srcSet = (picture: PictureData, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
