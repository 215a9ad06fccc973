import { useEffect, useId, useRef } from 'react'
import { Link } from '../navigation/link.tsx'
import { nameOf, type User } from '../account/store.ts'
import { paths } from '../paths.ts'
import { AccountIcon } from '../components/account-icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLogout } from './use-logout.tsx'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

const row =
  'flex min-h-12 w-full font-bold items-center gap-4 rounded-xl px-4 text-base hover:bg-bone'

export function UserMenu({ user, solid }: { user: User; solid: boolean }) {
  const [open, setOpen] = useOpenUntilNavigation()
  const panelId = useId()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const name = nameOf(user)

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  })

  return (
    <div
      ref={container}
      role="presentation"
      className="relative"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 pill pl-1.5 text-sm font-bold"
      >
        {/* CSS draws the initial, so that the button's text is only the name. */}
        <span
          aria-hidden="true"
          data-initial={initialOf(name)}
          className={`before:content-[attr(data-initial)] grid size-8 place-items-center pill text-sm font-bold ${solid ? 'bg-brand text-paper' : 'bg-paper text-brand'}`}
        />
        <span className="max-w-36 truncate lg:max-xl:w-0">{name}</span>
        <Icon name="chevron" className={`size-5 transition ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="surface-paper absolute top-16.5 right-0 max-h-[80svh] w-[17rem] animate-arrive card overflow-y-auto p-2 float-shadow"
      >
        <MenuContent user={user} />
      </div>
    </div>
  )
}

function MenuContent({ user }: { user: User }) {
  const logout = useLogout()
  return (
    <>
      <p className="px-4 pt-3 pb-4 leading-snug">
        <span className="block truncate text-base font-bold">{nameOf(user)}</span>{' '}
        <span className="block truncate text-sm text-smoke">{user.email}</span>
      </p>
      <Link to={paths.profile} className={row}>
        <AccountIcon name="user" className="size-5" />
        My Profile
      </Link>
      <Link to={paths.orders} className={row}>
        <AccountIcon name="package" className="size-5" />
        My Orders
      </Link>
      <hr className="my-2 border-line" />
      <button type="button" className={row} onClick={() => void logout()}>
        <AccountIcon name="logout" className="size-5" />
        Logout
      </button>
    </>
  )
}

const initialOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase()
