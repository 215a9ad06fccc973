import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'

const cover =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--ring)'

const sizes = {
  small: 'text-2xl lg:text-[clamp(1.125rem,1.5vw,2.25rem)]',
  medium: 'pb-5.5 text-3xl lg:text-[clamp(1.125rem,1.5vw,2.25rem)]',
  large: 'pb-5.5 text-3xl lg:text-[clamp(1.75rem,2.65vw,4rem)]',
} as const

type TileProps = {
  label: string
  className: string
  size?: keyof typeof sizes
  ground?: ReactNode
  children?: ReactNode
}
type FaceProps = Omit<TileProps, 'label'> & { action: ReactNode }

/** A link tile. Only the label, its accessible name, is in the link; CSS stretches the link over the tile. */
export function LinkTile({ to, ...tile }: TileProps & { to: string }) {
  return (
    <Tile
      {...tile}
      action={
        <Link to={to} className={cover}>
          {tile.label}
        </Link>
      }
    />
  )
}

export function ButtonTile({ onClick, ...tile }: TileProps & { onClick: () => void }) {
  return (
    <Tile
      {...tile}
      className={`print:hidden ${tile.className}`}
      action={
        <button type="button" onClick={onClick} className={`text-left ${cover}`}>
          {tile.label}
        </button>
      }
    />
  )
}

function Tile({ className, size = 'medium', ground, action, children }: FaceProps) {
  const place = size === 'small' ? 'justify-center' : 'justify-end'
  return (
    <div className={`group relative isolate flex flex-col overflow-hidden ${place} ${className}`}>
      {ground}
      {ground && (
        <div className="absolute inset-x-0 bottom-0 -z-10 h-18 bg-[linear-gradient(to_top,var(--w5)_1.75rem,transparent)]" />
      )}
      {children}
      <div
        className={`type-display flex items-end justify-between gap-4 px-5 lg:px-[1.7vw] ${sizes[size]}`}
      >
        {action}
        <Icon
          name="arrow-right"
          className="size-[1.15em] transition forced-colors:bg-[Canvas] group-focus-within:translate-x-2 group-hover:translate-x-2"
        />
      </div>
    </div>
  )
}
