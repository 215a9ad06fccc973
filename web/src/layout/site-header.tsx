import { Suspense, useEffect, type ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../navigation/link.tsx'
import { useAccount } from '../account/account-provider.tsx'
import { brand } from '../brand/brand.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { lazyLoad } from '../components/lazy-load.tsx'
import { paths } from '../paths.ts'
import { listen, useBrowserState, type BrowserState } from '../browser/use-browser-state.ts'
import { ButtonLink } from '../components/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../components/logo.tsx'
import { headerThreshold } from '../brand/header-threshold.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ariaCurrent, navLinks } from './nav-links.ts'
import { prefetchSearch, Search } from '../catalog/search/search.tsx'
import { useGoTo } from '../navigation/use-go-to.ts'
import { useOpenUntilNavigation } from './use-open-until-navigation.ts'
import { isSearchShortcut } from '../catalog/search/is-search-shortcut.ts'

/** Signed-out visitors do not load it. */
const UserMenu = lazyLoad(() => import('./user-menu.tsx'), 'UserMenu')

const isScrolled: BrowserState = {
  read: () => window.scrollY > headerThreshold,
  subscribe: (onChange) => listen(window, 'scroll', onChange),
}

/** Transparent over the screen's first section, solid once the page scrolls (specification, section 2). */
export function SiteHeader() {
  const scrolled = useBrowserState(isScrolled, false)
  const goTo = useGoTo()
  const [searchOpen, setSearchOpen] = useOpenUntilNavigation()
  const openSearch = () => setSearchOpen(true)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      openSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return (
    <header
      data-solid={scrolled}
      className={`fixed inset-x-0 top-0 z-50 transition forced-colors:bg-[Canvas] ${scrolled ? 'surface-paper header-shadow' : 'text-paper [--ring:var(--color-paper)]'}`}
    >
      <div className="content flex min-h-16 items-center lg:min-h-18">
        <Link to={paths.home} aria-label={brand.name} className="shrink-0 rounded-sm py-3">
          <Logo variant={scrolled ? 'red' : 'white'} className="h-5 lg:max-xl:h-4.5" />
        </Link>
        <MainLinks />
        <div className="ml-auto flex shrink-0 items-center xl:gap-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Search"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onPointerEnter={prefetchSearch}
            onFocus={prefetchSearch}
            onClick={openSearch}
            className="hover:bg-current/15"
          >
            <Icon name="search" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Cart"
            onClick={() => goTo(paths.products)}
            className="hover:bg-current/15"
          >
            <Icon name="bag" />
          </Button>
          <div className="flex items-center gap-1 max-lg:hidden">
            <AccountLinks solid={scrolled} />
          </div>
          <MobileMenu onSearch={openSearch} />
        </div>
      </div>
      {searchOpen && <Search onClose={() => setSearchOpen(false)} />}
    </header>
  )
}

function MainLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="main-links ml-5 max-lg:hidden xl:ml-7">
      {navLinks.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={ariaCurrent(to, pathname)}
          className="group rounded-field px-1.75 py-2.5 text-[0.875rem] font-bold whitespace-nowrap xl:px-3.5 xl:text-sm"
        >
          <span className="border-b-2 border-transparent pb-1 transition group-hover:border-current group-aria-[current]:border-current">
            {label}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function AccountLinks({ solid }: { solid: boolean }) {
  const { user } = useAccount()
  if (!user)
    return (
      <>
        <HeaderLink to={paths.login}>Sign In</HeaderLink>
        <ButtonLink to={paths.register} variant={solid ? 'default' : 'inverse'} size="sm">
          Sign Up
        </ButtonLink>
      </>
    )
  return (
    <ErrorBoundary fallback={() => <HeaderLink to={paths.profile}>My Profile</HeaderLink>}>
      <Suspense fallback={<span className="w-40" />}>
        <UserMenu user={user} solid={solid} />
      </Suspense>
    </ErrorBoundary>
  )
}

function HeaderLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      className="rounded-field px-2 py-2.5 text-sm font-bold whitespace-nowrap underline-offset-4 hover:underline xl:px-4"
      {...props}
    />
  )
}
