import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { BelowFirstScreen } from '../components/below-first-screen.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const footer = <SiteFooter />

/** Header, screen and footer. Every screen starts with a dark section under the transparent header. */
export function SiteLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="surface-ink type-label fixed top-3 left-3 z-70 -translate-y-24 pill px-6 py-3 focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <BelowFirstScreen>{footer}</BelowFirstScreen>
    </>
  )
}
