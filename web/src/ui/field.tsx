import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { Input } from './input.tsx'
import { Label } from './label.tsx'

/** The fields that a form's error concerns, by the `name` of their inputs, and the id or ids of what describes it. */
export const InvalidFields = createContext<{ names: readonly string[]; errorId: string }>({
  names: [],
  errorId: '',
})

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Short text beside the label, such as '(optional)'. */
  hint?: string
  children?: ReactNode
}

/** An input with its label and hint. It is marked while the form's error concerns it (`InvalidFields`). */
export function Field({ label, hint, className = '', children, ...rest }: FieldProps) {
  const id = useId()
  const { names, errorId } = useContext(InvalidFields)
  const invalid = rest.name !== undefined && names.includes(rest.name)
  const hintId = hint && `${id}hint`

  return (
    <div className={className}>
      <p className="pb-2 text-sm">
        <Label htmlFor={id}>{label}</Label>
        {hint && (
          <span id={hintId} className="text-smoke">
            {` ${hint}`}
          </span>
        )}
      </p>
      <Input
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, invalid && errorId].filter(Boolean).join(' ') || undefined}
        className={children ? 'pr-13' : ''}
        {...rest}
      />
      {children}
    </div>
  )
}
