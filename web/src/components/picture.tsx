import { useState, type ComponentProps } from 'react'
import { fallbackWidths, pictureUrl, type Picture as PictureData } from '../pictures/picture.ts'
import { prefersLessData } from '../browser/network.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'
import { isAppMounted } from '../browser/app-mounted.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'ref'> & {
  of: PictureData
  /** How wide it is shown, as the browser must know before any layout. */
  sizes: string
  /** In the first screen: fetched at once and first. */
  priority?: boolean
}

/** Filled in the build: the first of a page is fetched ahead of a navigation to it. */
export const priorityPictures: Pick<PictureProps, 'of' | 'sizes'>[] = []

/**
 * A picture: AVIF, or WebP where that is unknown, at the width that is needed;
 * the placeholder where it cannot be had (specification, section 3). Who saves data gets the smallest.
 */
export function Picture({
  of: picture,
  sizes,
  priority = false,
  alt = picture.alt,
  className = '',
  ...rest
}: PictureProps) {
  if (import.meta.env.SSR && priority) priorityPictures.push({ of: picture, sizes })
  const [missing, setMissing] = useState(false)
  // What was prerendered is on its way already: choosing again would fetch it twice.
  const [lessData] = useState(() => isAppMounted() && prefersLessData())
  if (missing) return <PicturePlaceholder of={picture} alt={alt} className={className} />

  const most = lessData ? 1 : picture.widths.length
  const widths = picture.widths.slice(0, most)
  const fallbacks = fallbackWidths(picture).slice(0, most)
  return (
    <picture className="contents">
      <source
        // No element of the grid or row that the picture stands in.
        hidden
        type="image/avif"
        srcSet={srcSet(picture, widths, 'avif')}
        sizes={sizes}
      />
      <img
        // What failed before the page came to life sends no event any more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(true)
        }}
        onError={() => setMissing(true)}
        // Before the address: once that is set, the picture is on its way.
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
