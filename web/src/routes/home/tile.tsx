import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'

const cover =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--ring)'

const sizes = {
  small: {
    place: 'justify-center',
    label: 'text-2xl lg:text-lead',
    arrow: 'size-6.5',
  },
  medium: {
    place: 'justify-end',
    label: 'pb-5.5 text-3xl lg:text-lead',
    arrow: 'size-7 lg:size-6.5',
  },
  large: {
    place: 'justify-end',
    label: 'pb-5.5 text-3xl lg:text-4xl',
    arrow: 'size-7 lg:size-8.5',
  },
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
  const { place, label, arrow } = sizes[size]
  return (
    <div className={`group relative isolate flex flex-col overflow-hidden ${place} ${className}`}>
      {ground}
      {ground && (
        <div className="absolute inset-x-0 bottom-0 -z-10 h-28 bg-[linear-gradient(to_top,var(--w5),transparent)]" />
      )}
      {children}
      <div className={`type-display flex items-end justify-between gap-4 px-5 lg:px-6 ${label}`}>
        {action}
        <Icon
          name="arrow-right"
          className={`transition-transform forced-colors:bg-[Canvas] group-focus-within:translate-x-2 group-hover:translate-x-2 ${arrow}`}
        />
      </div>
    </div>
  )
}
