import { useId, type ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'

type EmailFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'children'> & {
  /** Accessible name. A page may have two such forms. */
  name: string
  label: string
  labelClassName?: string
  placeholder: string
  /** The button's label. */
  action: string
  variant?: ComponentProps<typeof Button>['variant']
  note?: string
}

/**
 * An e-mail field with a button that does nothing yet: it neither validates, sends nor clears the
 * input (specification, section 5; readings, Inert buttons and forms).
 */
export function EmailForm({
  name,
  label,
  labelClassName = 'pb-2 text-15 font-bold',
  placeholder,
  action,
  variant,
  note,
  ...rest
}: EmailFormProps) {
  const id = useId()
  return (
    <form noValidate aria-label={name} onSubmit={(event) => event.preventDefault()} {...rest}>
      <label htmlFor={id} className={`block ${labelClassName}`}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby={note && `${id}note`}
          className="min-h-13 min-w-0 flex-1 basis-[10rem] rounded-full border-[1.5px] border-current bg-transparent px-5 placeholder:text-current placeholder:opacity-80"
        />
        <Button type="submit" variant={variant}>
          {action}
        </Button>
      </div>
      {note && (
        <p id={`${id}note`} className="pt-3 text-15">
          {note}
        </p>
      )}
    </form>
  )
}
