import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { searchProducts, searchQuery } from './search-products.ts'
import { categoryFilters } from '../categories.ts'
import { filterProducts } from '../filter-products.ts'
import { paths } from '../../paths.ts'
import { Announcement } from '../../components/announcement.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Input } from '../../ui/input.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TypedText } from '../../components/typed-text.tsx'
import { SearchResult } from './search-result.tsx'
import { useGoTo } from '../../navigation/use-go-to.ts'

const keyMoves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
}

const startHint = 'Start typing to search products'

/** What the visitor has typed into SearchPending. */
const typedMeanwhile = () =>
  document.querySelector<HTMLInputElement>('[name=pending-search]')?.value ?? ''

/** Searches the searchable products (specification, section 2), with a combobox by the ARIA pattern. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const id = useId()
  const goTo = useGoTo()
  const [text, setText] = useState(typedMeanwhile)
  const [active, setActive] = useState(-1)
  const results = searchProducts(text)
  const hasText = searchQuery(text) !== ''
  const isEmpty = hasText && results.length === 0
  const countText = `${results.length} ${results.length === 1 ? 'result' : 'results'}`
  const optionId = (index: number) => `${id}option${index}`

  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key]
    // The keys may choose a word of an input method.
    if (!move || event.nativeEvent.isComposing || results.length === 0) return
    event.preventDefault()
    const next = move(active, results.length)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  /** Not on keydown: in Safari the Enter that confirms a word looks like any other. */
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const selected = results[Math.max(active, 0)]
    if (selected) goTo(paths.product(selected.id))
  }

  return (
    <Sheet
      label="Search"
      onClose={onClose}
      className="surface-paper animate-arrive card rounded-t-none pb-9"
    >
      <div className="content max-w-[65rem]">
        <div className="flex items-center gap-3 border-b-3 border-ink pt-4 pb-2 lg:gap-5 lg:pt-8 lg:pb-3.5">
          <Icon name="search" className="size-6 lg:size-8" />
          <form onSubmit={onSubmit} className="contents">
            <Input
              variant="ghost"
              // The dialog focuses its first focusable element.
              type="text"
              role="combobox"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-label="Search products"
              aria-autocomplete="list"
              aria-expanded={results.length > 0}
              aria-controls={`${id}results`}
              aria-activedescendant={active < 0 ? undefined : optionId(active)}
              placeholder="Search products..."
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setActive(-1)
              }}
              onKeyDown={onKeyDown}
              className="grow"
            />
          </form>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close search"
            onClick={onClose}
            className="-mr-2.5 hover:bg-bone"
          >
            <Icon name="close" />
          </Button>
        </div>
        <p className="pt-5 pb-2.5 text-sm text-smoke">{hasText ? countText : startHint}</p>
        {isEmpty && <NoResults text={text} />}
        <Announcement known="">
          {isEmpty ? 'No products found' : hasText ? countText : ''}
        </Announcement>
        <div id={`${id}results`} role="listbox" aria-label="Products" className="grid gap-2">
          {results.map((product, index) => (
            <SearchResult
              key={product.id}
              id={optionId(index)}
              product={product}
              text={text}
              active={index === active}
              onHover={() => setActive(index)}
            />
          ))}
        </div>
      </div>
    </Sheet>
  )
}

function NoResults({ text }: { text: string }) {
  return (
    <div className="pb-6">
      <p className="type-sub text-2xl wrap-anywhere lg:text-3xl">
        No products found for "<TypedText>{text}</TypedText>"
      </p>
      <p className="pt-2.5 text-lg">Try searching with different keywords</p>
      <ButtonLink variant="link" size="text" to={catalogueFor(text)}>
        Search all products
      </ButtonLink>
    </div>
  )
}

/** The text finds nothing here: the catalogue has more products, or the text may name a category of it. */
function catalogueFor(text: string) {
  if (filterProducts('all', text).length > 0) return paths.catalogue({ q: text })
  const query = searchQuery(text)
  const named = categoryFilters.find((category) =>
    Object.values(category).some((name) => name.toLowerCase().includes(query)),
  )
  return paths.catalogue({ category: named?.id ?? 'all' })
}
