import { useId, type ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type StepperProps = {
  label: string
  value: number
  min: number
  onChange: (value: number) => void
}

export function Stepper({ label, value, min, onChange }: StepperProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="inline-flex min-h-12 shrink-0 items-center justify-between pill border-[1.5px] border-field px-0.5 lg:min-h-14 lg:px-1.5"
    >
      <span id={id} className="sr-only">
        {label}
      </span>
      <StepButton
        aria-label="Decrease quantity"
        // Not `disabled`, because the click that reaches the minimum would lose focus.
        aria-disabled={value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon name="minus" className="size-4.5" />
      </StepButton>
      <span className="type-label min-w-6 px-1 text-center text-lg">{value}</span>
      <StepButton aria-label="Increase quantity" onClick={() => onChange(value + 1)}>
        <Icon name="plus" className="size-4.5" />
      </StepButton>
    </div>
  )
}

const StepButton = (props: ComponentProps<'button'>) => (
  <Button
    variant="ghost"
    size="icon"
    className="hover:bg-bone aria-disabled:cursor-default aria-disabled:text-field aria-disabled:hover:bg-transparent"
    {...props}
  />
)
