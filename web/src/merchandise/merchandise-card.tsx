import { useEffect, useId, useState, type ComponentProps } from 'react'
import type { Picture } from '../pictures/picture.ts'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/badge.tsx'
import { Cutout } from '../components/cutout.tsx'
import { Price } from '../components/price.tsx'
import { paletteClass } from '../brand/palettes.ts'
import type { MerchandiseItem } from './merchandise-item.ts'

type CutoutProps = Pick<ComponentProps<typeof Cutout>, 'sizes' | 'repeated'>
type MerchandiseCardProps = Omit<MerchandiseItem, 'id'> &
  CutoutProps & {
    /** A second line of text, shown on the overlay. */
    note: string
    action: string
    badge?: string | undefined
    /** Shown on the overlay; on touch screens, at the top of the picture. */
    overlayChip?: string | undefined
    /** Class for the height of the coloured area on phones, which depends on the grid around the card. */
    pictureClassName?: string
  }

/** On touch screens, above the overlay's button. */
const atCentre = 'items-center pb-6 [@media(hover:none)]:pb-17'
const atBottom = 'items-end pb-9 [@media(hover:none)]:pb-21'

/** On touch screens, the chip is visible too. */
const below = { badge: 'pt-16', chip: 'pt-6 [@media(hover:none)]:pt-16', edge: 'pt-6' }

/** Width classes: the item fills neither the width nor the height that the padding leaves. */
function widthOf({ width, height }: Picture) {
  if (width > height * 2) return 'w-[min(80%,34rem)]'
  if (width > height * 1.1) return 'w-[min(84%,26rem,108cqh)]'
  if (width > height * 0.7) return 'w-[min(84%,19rem,76cqh)]'
  return width > height * 0.4 ? 'w-[min(46%,46cqh)]' : 'w-[34cqh]'
}

/** The overlay opens on hover and focus. On touch screens its button is always visible. */
export function MerchandiseCard(card: MerchandiseCardProps) {
  const { name, description, price, image, palette, badge } = card
  const { flat = false, sizes, repeated = false, overlayChip, pictureClassName = '' } = card
  const top = badge ? below.badge : overlayChip ? below.chip : below.edge
  const nameId = useId()

  return (
    <article
      {...useEscape()}
      // Escape hides the focused button too.
      className="group/card flex h-full flex-col outline-offset-6 outline-brand data-dismissed:has-focus-visible:outline-2"
    >
      {/* The name comes before the picture, so that its button is heard after it. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3.5">
        <h3 id={nameId} className="type-label text-lg">
          {name}
        </h3>
        <Price taka={price} />
      </div>
      <p className="pt-1 text-base text-pretty text-smoke">{description}</p>
      <div
        className={`relative order-first flex shrink-0 justify-center overflow-hidden card sm:h-[min(45vw,500px)] lg:h-[min(36vw,500px)] [container-type:size] ${top} ${flat ? atCentre : atBottom} ${paletteClass(palette, flat)} ${pictureClassName}`}
      >
        {badge && <Badge className="absolute top-4 left-4 z-1">{badge}</Badge>}
        <Cutout
          of={image}
          sizes={sizes}
          repeated={repeated}
          flat={flat}
          className={widthOf(image)}
        />
        <Overlay {...card} nameId={nameId} />
      </div>
    </article>
  )
}

/** Escape hides the overlay until the pointer or the focus comes again. */
function useEscape() {
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const show = () => setDismissed(false)
  return { 'data-dismissed': dismissed || undefined, onPointerEnter: show, onFocus: show }
}

function Overlay({ nameId, note, overlayChip, action }: MerchandiseCardProps & { nameId: string }) {
  return (
    <div className="card-overlay absolute inset-x-0 bottom-0 z-2 flex max-h-full min-h-2/5 overflow-y-auto [@media(hover:none)]:h-full flex-wrap items-end gap-3 p-4 text-paper [--ring:var(--color-paper)]">
      {overlayChip && (
        <p className="w-full [@media(hover:none)]:self-start">
          <Badge>{overlayChip}</Badge>
        </p>
      )}
      <p className="flex-[10rem] text-lg leading-snug [@media(hover:none)]:hidden">{note}</p>
      <Button variant="inverse" size="sm" className="max-sm:w-full" aria-describedby={nameId}>
        {action}
      </Button>
    </div>
  )
}
