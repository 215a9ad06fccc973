import type { ReactNode } from 'react'
import { EmailForm } from '../components/email-form.tsx'
import { Link } from '../navigation/link.tsx'
import { brand } from '../brand/brand.ts'
import { buttonVariants } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../components/logo.tsx'
import { Tagline } from '../components/tagline.tsx'
import { quickLinks } from './nav-links.ts'

/** Shown as plain text, because these pages do not exist yet (specification, section 2). */
const supportEntries = [
  'FAQs',
  'Shipping Policy',
  'Return Policy',
  'Privacy Policy',
  'Terms of Service',
]

const rowLink = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-10'

/** On the narrowest screens a column spans the full width, because the e-mail address is long. */
const fullWidthIfNarrow = 'max-[25rem]:col-span-full'

/** Large text wraps after the @. */
const [emailUser, emailHost] = brand.email.split('@')

/** The columns come first, because the last section of some pages has an e-mail form too. */
export function SiteFooter() {
  return (
    <footer className="surface-ink overflow-hidden pt-18 lg:pt-20">
      <div className="content">
        <FooterColumns />
        <div className="mt-12 grid grid-cols-1 gap-y-10 border-t border-paper/15 pt-12 gap-x-gutter sm:grid-cols-2 sm:items-end lg:mt-18 lg:pt-20">
          <p className="type-display text-title">
            <Tagline />
          </p>
          <EmailForm
            name="Newsletter"
            lead="Limited runs and training reads, in your inbox."
            action="Join"
          />
        </div>
        <p className="flex items-baseline justify-between gap-3 pt-10 pb-7 text-sm text-ash lg:pt-14 lg:pb-10">
          {/* The current year may differ from the year in the prerendered page. */}
          <span suppressHydrationWarning>
            © {new Date().getFullYear()} {brand.name}, {brand.city}
          </span>{' '}
          <span lang="bn" className="type-bangla text-base whitespace-nowrap">
            {brand.nameInBangla}
          </span>
        </p>
      </div>
      <div className="aspect-[1440/172] overflow-hidden">
        <Logo variant="red" className="w-full" />
      </div>
    </footer>
  )
}

function FooterColumns() {
  return (
    <div className="grid gap-x-gutter gap-y-10 xs:grid-cols-2 sm:grid-cols-4 text-sm lg:text-base">
      <Column title="Quick links">
        {quickLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={rowLink}>
              {label}
            </Link>
          </li>
        ))}
      </Column>
      <Column title="Support">
        {supportEntries.map((entry) => (
          <li key={entry} className="flex min-h-11 items-center text-ash lg:min-h-10">
            {entry}
          </li>
        ))}
      </Column>
      <Column title="Contact" className={fullWidthIfNarrow}>
        <li>
          <a href={`mailto:${brand.email}`} className={rowLink}>
            {`${emailUser}@`}
            <wbr />
            {emailHost}
          </a>
        </li>
        <li>
          <a href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} className={rowLink}>
            {brand.phone}
          </a>
        </li>
      </Column>
      <Column title="Follow" className={fullWidthIfNarrow} listClassName="-ml-3 flex">
        {brand.social.map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              aria-label={network}
              className={buttonVariants({ variant: 'ghost', size: 'icon' }, 'hover:bg-current/15')}
            >
              <Icon name={network} className="size-5" />
            </a>
          </li>
        ))}
      </Column>
    </div>
  )
}

type ColumnProps = {
  title: string
  className?: string
  listClassName?: string
  children: ReactNode
}

function Column({ title, className, listClassName, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="pb-2 text-sm font-bold text-ash">{title}</h2>
      <ul role="list" className={listClassName}>
        {children}
      </ul>
    </section>
  )
}
