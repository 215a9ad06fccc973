import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'

const cover =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--ring)'

type TileProps = { label: string; className: string; large?: boolean; children?: ReactNode }

/** A tile that leads somewhere: its label's link covers it all, so that the link's name is the label. */
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

/** A tile that does something. */
export function ButtonTile({ onClick, ...tile }: TileProps & { onClick: () => void }) {
  return (
    <Tile
      {...tile}
      action={
        <button type="button" onClick={onClick} className={`text-left ${cover}`}>
          {tile.label}
        </button>
      }
    />
  )
}

function Tile({
  className,
  large,
  action,
  children,
}: Omit<TileProps, 'label'> & { action: ReactNode }) {
  return (
    <section className={`group relative flex flex-col overflow-hidden ${className}`}>
      {children}
      <div
        className={`type-sub mt-auto flex items-end justify-between gap-4 px-5 py-5 lg:px-6 ${large ? 'text-[30px] lg:text-[34px]' : 'text-2xl'}`}
      >
        {action}
        <Icon
          name="arrow-right"
          className={`shrink-0 transition-transform group-focus-within:translate-x-2 group-hover:translate-x-2 ${large ? 'size-7 lg:size-8.5' : 'size-6.5'}`}
        />
      </div>
    </section>
  )
}
