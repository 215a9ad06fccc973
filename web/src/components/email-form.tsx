import { useId, type ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Label } from '../ui/label.tsx'

type EmailFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'> & {
  /** Accessible name. A page may have two such forms. */
  name: string
  /** Shown instead of the label, which the placeholder then repeats. */
  lead?: string
  action: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** Voice control goes by what is shown: the name of the field is its label or, above a lead, its placeholder. */
const label = 'Email address'

/** Its button does nothing yet (specification, section 5; readings, Inert buttons and forms). */
export function EmailForm({ name, lead, action, variant, ...rest }: EmailFormProps) {
  const id = useId()
  return (
    <form
      // Without scripts it does nothing: an address must not carry what somebody typed.
      method="dialog"
      noValidate
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
      {...rest}
    >
      {lead && (
        <p id={`${id}lead`} className="pb-3 text-lg text-balance">
          {lead}
        </p>
      )}
      <Label htmlFor={id} className={lead ? 'sr-only' : 'block pb-2'}>
        {label}
      </Label>
      <div className="flex max-w-120 flex-wrap gap-2.5">
        <Input
          variant="outline"
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          aria-describedby={lead && `${id}lead`}
          placeholder={lead ? label : 'you@example.com'}
          className="grow basis-[10rem]"
        />
        <Button type="submit" variant={variant}>
          {action}
        </Button>
      </div>
    </form>
  )
}
