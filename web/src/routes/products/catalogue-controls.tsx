import { useId, useRef, useState, type FocusEvent } from 'react'
import { categoryFilters, categoryLabel } from '../../catalog/categories.ts'
import { filterProducts } from '../../catalog/filter-products.ts'
import { Icon, Outline } from '../../ui/icon.tsx'
import { Input } from '../../ui/input.tsx'
import type { useCatalogueFilter } from './use-catalogue-filter.ts'

const sliders = 'M3 6h9M18 6h3M3 12h3M12 12h9M3 18h9M18 18h3M15 3.5v5M9 9.5v5M15 15.5v5'

type ControlsProps = { filter: ReturnType<typeof useCatalogueFilter>; onChange: () => void }

/** A sidebar. On phones, a bar under the header whose Filter button opens the categories. */
export function CatalogueControls({ filter, onChange }: ControlsProps) {
  const [open, setOpen] = useState(false)
  const categories = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const chosen = filter.category === 'all' ? undefined : filter.category

  const close = () => {
    setOpen(false)
    // On phones the pressed button gets hidden. On desktop the toggle is hidden and this does nothing.
    toggle.current?.focus({ preventScroll: true })
  }
  /** The open categories would cover the products that the keyboard goes on to. */
  const closeAfterTab = ({ currentTarget }: FocusEvent) =>
    requestAnimationFrame(() => {
      const focused = document.querySelector(':focus-visible')
      if (focused && !currentTarget.contains(focused)) setOpen(false)
    })

  return (
    <div
      role="presentation"
      onBlur={closeAfterTab}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close()
      }}
      className="[@media(height>=320px)]:sticky print:hidden top-16 z-40 -mx-margin bg-paper px-margin py-3 max-lg:max-h-[calc(100svh-64px)] max-lg:overflow-y-auto lg:top-26 lg:z-0 lg:mx-0 lg:w-58 lg:p-0"
    >
      <div className="flex flex-wrap gap-2.5">
        <button
          ref={toggle}
          type="button"
          // Identifies the button to boot/replay-events.ts, which its text would not: hydration changes it.
          name="filter"
          aria-expanded={open}
          aria-controls={categories}
          onClick={() => {
            setOpen(!open)
            // This button may be at the bottom of the screen.
            requestAnimationFrame(() =>
              document.getElementById(categories)?.scrollIntoView({ block: 'nearest' }),
            )
          }}
          className="type-label inline-flex min-h-12 items-center gap-2.5 pill border-2 border-ink px-5 text-left text-sm leading-snug lg:hidden"
        >
          {!chosen && <Outline d={sliders} className="size-5" />}
          <span className="max-w-[7rem] sm:max-w-none">
            {chosen ? `Filter: ${categoryLabel(chosen)}` : 'Filter'}
          </span>
        </button>
        <SearchField
          value={filter.text}
          onChange={(text) => {
            filter.search(text)
            onChange()
          }}
        />
      </div>
      <ul role="list" id={categories} className={`pt-3 lg:block lg:pt-7 ${open ? '' : 'hidden'}`}>
        {categoryFilters.map(({ id, label }) => (
          <li key={id} className="relative">
            <button
              type="button"
              aria-pressed={filter.category === id}
              onClick={() => {
                filter.choose(id)
                onChange()
                close()
              }}
              className="min-h-12 w-full border-b pr-8 border-line text-left text-base font-bold outline-offset-0 hover:text-brand aria-pressed:border-b-2 aria-pressed:border-brand aria-pressed:text-brand"
            >
              {label}
            </button>{' '}
            <span className="pointer-events-none absolute inset-y-0 right-0 flex items-center">
              {filterProducts(id, filter.text).length}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <div className="relative grow basis-[9.5rem]">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2"
      />
      <Input
        variant="search"
        type="search"
        name="q"
        aria-label="Search products"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search products"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
