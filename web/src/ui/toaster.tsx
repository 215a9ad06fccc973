import { useRef, type MouseEventHandler } from 'react'
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { UnbrokenWords } from './unbroken-words.tsx'

/** Milliseconds that a toast is shown. The timer pauses while a toast is hovered or focused. */
const durationMs = 5000

/** The live region is in index.html: screen readers ignore one that is added together with its text. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: durationMs, removeDelay: 0 })
  const shown = toasts.find(({ visible }) => visible)
  const focusedBefore = useRef<Element>(null)

  return (
    <div
      role="presentation"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        handlers.startPause()
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
      }}
      onBlur={handlers.endPause}
      className="flex justify-end"
    >
      {shown && (
        <ToastItem
          toast={shown}
          onDismiss={({ currentTarget }) => {
            const hasFocus = currentTarget === document.activeElement
            // An element that is removed while hovered fires neither mouseleave nor blur.
            handlers.endPause()
            toast.dismiss(shown.id)
            // Otherwise the keyboard would continue at the top of the page.
            if (hasFocus && focusedBefore.current instanceof HTMLElement)
              focusedBefore.current.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

type ToastItemProps = { toast: Toast; onDismiss: MouseEventHandler<HTMLButtonElement> }

function ToastItem({ toast: item, onDismiss }: ToastItemProps) {
  const failed = item.type === 'error'
  const message = resolveValue(item.message, item)
  return (
    <div className="surface-paper pointer-events-auto flex min-h-13 animate-arrive items-center gap-3 rounded-[26px] border border-line pl-5 float-shadow">
      <Icon
        name={failed ? 'alert' : 'check'}
        className={`size-5 shrink-0 max-xs:hidden ${failed ? 'text-brand' : 'text-done'}`}
      />
      {/* A new element for each toast, so that screen readers also announce the same sentence again. */}
      <span key={item.id} className="py-2 text-sm font-bold text-balance">
        {typeof message === 'string' ? <UnbrokenWords>{message}</UnbrokenWords> : message}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="mr-1 text-smoke hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </Button>
    </div>
  )
}
