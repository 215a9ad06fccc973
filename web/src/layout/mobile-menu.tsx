import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/link.tsx'
import { useAccount } from '../account/account-provider.tsx'
import { brand } from '../brand/brand.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { lazyLoad } from '../components/lazy-load.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../components/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../components/logo.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ariaCurrent, navLinks } from './nav-links.ts'
import { useGoTo } from '../navigation/use-go-to.ts'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'

/** Loaded only for signed-in visitors. */
const LogoutButton = lazyLoad<'LogoutButton', { onLogout: () => void }>(
  () => import('./use-logout.tsx'),
  'LogoutButton',
)

export function MobileMenu({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useOpenUntilNavigation()
  const close = () => setOpen(false)
  const search = () => {
    close()
    onSearch()
  }

  return (
    // Wide screens hide only the button: a modal dialog hidden by CSS would still block the page.
    <div className="-mr-3 noscript:hidden lg:contents">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        <Icon name="menu" />
      </Button>
      {open && (
        <Sheet label="Menu" onClose={close} className="surface-ink h-full">
          <div className="content flex min-h-full flex-col pb-6">
            <div className="flex h-16 shrink-0 items-center justify-between">
              <Link to={paths.home} aria-label={brand.name} className="py-3">
                <Logo variant="white" className="h-5" />
              </Link>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Close menu"
                onClick={close}
                className="-mr-3"
              >
                <Icon name="close" />
              </Button>
            </div>
            <MenuLinks />
            <MenuActions onLogout={close} onSearch={search} />
          </div>
        </Sheet>
      )}
    </div>
  )
}

function MenuLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="gap-x-gutter pt-3 pb-8 sideways:grid sideways:grid-cols-2">
      {navLinks.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={ariaCurrent(to, pathname)}
          className="type-display flex min-h-[clamp(3rem,8svh,4.25rem)] items-center justify-between border-b border-paper/15 text-3xl aria-[current]:text-brand-bright"
        >
          {label}
          <Icon name="arrow-right" className="size-6 text-paper" />
        </Link>
      ))}
    </nav>
  )
}

function MenuActions({ onLogout, onSearch }: { onLogout: () => void; onSearch: () => void }) {
  const { user } = useAccount()
  const goTo = useGoTo()

  return (
    <div className="mt-auto grid gap-2.5 xs:grid-cols-2 sideways:grid-cols-4">
      {user && (
        <>
          <ButtonLink variant="inverse" to={paths.profile}>
            My Profile
          </ButtonLink>
          <ButtonLink variant="outline-inverse" to={paths.orders}>
            My Orders
          </ButtonLink>
        </>
      )}
      <Button variant="outline-inverse" onClick={() => goTo(paths.products)}>
        <Icon name="bag" className="-ml-2 size-5" />
        Cart
      </Button>
      <Button variant="outline-inverse" onClick={onSearch}>
        <Icon name="search" className="-ml-2 size-5" />
        Search
      </Button>
      {user ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LogoutButton onLogout={onLogout} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          <ButtonLink variant="inverse" to={paths.login}>
            Sign In
          </ButtonLink>
          <ButtonLink to={paths.register}>Sign Up</ButtonLink>
        </>
      )}
    </div>
  )
}
