import { useId, type ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Label } from '../ui/label.tsx'

type EmailFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'> & {
  /** Accessible name. A page may have two such forms. */
  name: string
  label: string
  labelSize?: ComponentProps<typeof Label>['size']
  placeholder: string
  action: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** Its button does nothing yet (specification, section 5; readings, Inert buttons and forms). */
export function EmailForm({
  name,
  label,
  labelSize,
  placeholder,
  action,
  variant,
  ...rest
}: EmailFormProps) {
  const id = useId()
  return (
    <form noValidate aria-label={name} onSubmit={(event) => event.preventDefault()} {...rest}>
      <Label
        htmlFor={id}
        size={labelSize}
        className={`block text-balance ${labelSize === 'lg' ? 'pb-3' : 'pb-2'}`}
      >
        {label}
      </Label>
      <div className="flex flex-wrap gap-2.5">
        <Input
          variant="outline"
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          className="grow basis-[10rem]"
        />
        <Button type="submit" variant={variant}>
          {action}
        </Button>
      </div>
    </form>
  )
}
