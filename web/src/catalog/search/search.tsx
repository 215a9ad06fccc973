import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { lazyLoad } from '../../components/lazy-load.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const SearchOverlay = lazyLoad(() => import('./search-overlay.tsx'), 'SearchOverlay')

export const prefetchSearch = SearchOverlay.prefetch

export function Search({ onClose }: { onClose: () => void }) {
  const opener = useRef<HTMLElement>(null)
  // The dialog itself returns the focus if it was open at once, with no SearchPending before it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true })
    },
    [],
  )
  const takeFocus = (field: HTMLInputElement) => {
    // After a retry, the focused button is gone.
    opener.current ??= document.activeElement as HTMLElement
    field.focus()
  }
  return (
    <ErrorBoundary fallback={(retry) => <SearchFailed onClose={onClose} onRetry={retry} />}>
      <Suspense fallback={<SearchPending takeFocus={takeFocus} />}>
        <SearchOverlay onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  )
}

function SearchFailed({ onClose, onRetry }: Record<'onClose' | 'onRetry', () => void>) {
  return (
    <Sheet label="Search" onClose={onClose} className="surface-paper card rounded-t-none p-8">
      <p role="alert" className="pb-5 text-lg font-bold">
        The search could not be loaded. Please check your internet connection and try again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </Sheet>
  )
}

/** Shown while the code loads. A hidden field receives what the visitor types meanwhile. */
function SearchPending({ takeFocus }: { takeFocus: (field: HTMLInputElement) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (field.current && field.current !== document.activeElement) takeFocus(field.current)
  })
  return (
    <>
      <Progress />
      <input ref={field} name="pending-search" aria-label="Search" className="sr-only" />
    </>
  )
}
