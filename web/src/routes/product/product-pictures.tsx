import { useState } from 'react'
import type { Product } from '../../catalog/product.ts'
import type { Picture as PictureData } from '../../pictures/picture.ts'
import { Cutout } from '../../components/cutout.tsx'
import { Picture } from '../../components/picture.tsx'

export function ProductPictures({ product: { image, views = [] } }: { product: Product }) {
  const all: readonly PictureData[] = [image, ...views]
  const [shown, setShown] = useState(image.name)

  return (
    <div className="flex min-h-0 grow items-center gap-4 pt-4 beside:pt-0">
      {all
        .filter(({ name }) => name === shown)
        .map((view) => (
          <Cutout
            key={view.name}
            of={view}
            priority
            sizes={sizesOf(view)}
            className={`mx-auto ${widthOf(view)}`}
          />
        ))}
      {all.length > 1 && (
        <ul
          role="list"
          aria-label="Views"
          className="absolute right-margin flex flex-col gap-2 beside:static"
        >
          {all.map((view, index) => (
            <li key={view.name}>
              <button
                type="button"
                aria-label={`View ${index + 1} of ${all.length}: ${view.alt}`}
                aria-pressed={view.name === shown}
                onClick={() => setShown(view.name)}
                className="h-18 w-14 rounded-field border-[1.5px] border-current/60 p-1.5 hover:border-current aria-pressed:border-3 aria-pressed:border-current aria-pressed:p-1 xl:h-26 xl:w-20"
              >
                <Picture
                  of={view}
                  // The main picture is already loading, so its thumbnail uses the same file.
                  sizes={view === image ? sizesOf(view) : '80px'}
                  alt=""
                  className="size-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

// On phones, the name and the buy bar below the picture are on the first screen too: both and what is above the
// picture need 520 pixels.
const widthOf = ({ width, height }: PictureData) =>
  width > height
    ? 'w-full max-w-[max(100svh-375px,304px)] lg:mr-6 lg:max-w-none'
    : 'w-[min(58%,max(96px,min(290px,(100svh-520px)*.66)))] beside:w-[min(80%,(94svh-120px)*.55,27rem)]'

const sizesOf = ({ width, height }: PictureData) =>
  width > height ? '(width < 64rem) 90vw, 43vw' : '(width < 64rem) 54vw, 27vw'
