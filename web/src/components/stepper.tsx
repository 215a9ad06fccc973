import { useId } from 'react'
import { Icon } from './icon.tsx'

type StepperProps = {
  label: string
  value: number
  /** Never below; there is no upper limit. */
  least: number
  onChange: (value: number) => void
}

const button =
  'grid size-11 place-items-center rounded-full hover:bg-bone aria-disabled:cursor-default aria-disabled:text-field aria-disabled:hover:bg-transparent'

/** A number that two buttons change; a change is announced. */
export function Stepper({ label, value, least, onChange }: StepperProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="inline-flex h-12 shrink-0 items-center justify-between rounded-full border-[1.5px] border-field px-0.5 lg:h-14 lg:px-1.5"
    >
      <span id={id} className="sr-only">
        {label}
      </span>
      <button
        type="button"
        aria-label="Decrease quantity"
        // Not disabled: the press that reaches the least would lose the focus.
        aria-disabled={value <= least}
        onClick={() => onChange(Math.max(least, value - 1))}
        className={button}
      >
        <Icon name="minus" className="size-4.5" />
      </button>
      <span
        aria-live="polite"
        aria-atomic="true"
        className="type-label min-w-6 text-center text-[17px]"
      >
        {value}
      </span>
      <button
        type="button"
        aria-label="Increase quantity"
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Icon name="plus" className="size-4.5" />
      </button>
    </div>
  )
}
