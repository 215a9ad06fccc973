import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Collapsible } from './collapsible.tsx'
import { scrollToFocused } from './scroll-to-focused.ts'

type TabsProps = {
  label: string
  tabs: readonly (readonly [label: string, panel: ReactNode])[]
}

const keyMoves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs by the ARIA pattern with automatic activation: arrow keys select a tab at once. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, select] = useState(0)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyMoves[event.key]?.(selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className="overflow-x-auto xs:max-sm:-mx-margin xs:max-sm:scroll-px-10 xs:max-sm:pl-margin xs:max-sm:[mask-image:linear-gradient(to_left,transparent,#000_40px,#000_calc(100%-20px),transparent)]">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex gap-7 border-b-[1.5px] border-ink max-xs:flex-wrap xs:w-max xs:min-w-full xs:max-sm:pr-10 lg:gap-10"
        >
          {tabs.map(([tab], index) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}${index}`}
              aria-controls={`${id}${index}-panel`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => select(index)}
              onKeyDown={onKeyDown}
              onFocus={scrollToFocused}
              className="min-h-16 border-b-5 border-transparent pt-1 text-lg font-bold text-left xs:whitespace-nowrap text-smoke -outline-offset-2 hover:text-ink forced-colors:not-aria-selected:border-[Canvas] aria-selected:border-brand aria-selected:text-ink lg:text-xl"
            >
              {tab}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(([tab, panel], index) => (
        <Collapsible
          key={tab}
          open={index === selected}
          onFound={() => select(index)}
          role="tabpanel"
          id={`${id}${index}-panel`}
          aria-labelledby={`${id}${index}`}
          tabIndex={0}
          className="pt-9 lg:pt-14"
        >
          {panel}
        </Collapsible>
      ))}
    </>
  )
}
