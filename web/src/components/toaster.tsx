import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { Icon } from './icon.tsx'

/** How long a toast stays, in milliseconds, unless a pointer or the focus holds it. */
const stay = 5000

/** The shop's toasts; the live region around them is part of index.html, so that it is always listened to. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: stay })

  return (
    <div
      role="presentation"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="flex flex-col items-end gap-3"
    >
      {toasts
        .filter(({ visible }) => visible)
        .map((item) => (
          <Pill
            key={item.id}
            toast={item}
            onDismiss={() => {
              // What is removed under the pointer reports neither leave nor blur.
              handlers.endPause()
              toast.dismiss(item.id)
            }}
          />
        ))}
    </div>
  )
}

function Pill({ toast: item, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const failed = item.type === 'error'
  return (
    <div className="ground-ink pointer-events-auto flex min-h-13 animate-arrive items-center gap-3 rounded-[26px] border border-ink-line pl-5 shadow-float">
      <Icon
        name={failed ? 'alert' : 'check'}
        className={`size-5 shrink-0 ${failed ? 'text-brand-bright' : 'text-done'}`}
      />
      <span className="py-2 text-[15px] font-bold">{resolveValue(item.message, item)}</span>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="mr-1 grid size-11 shrink-0 place-items-center rounded-full text-ash hover:text-paper"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
