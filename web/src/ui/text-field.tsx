import { use, useId, type ComponentProps } from 'react'
import { InvalidFields } from './invalid-fields.ts'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** Short text beside the label, such as '(optional)'. */
  hint?: string
}

/** An input with its label and hint. It is marked while the form's error concerns it (`InvalidFields`). */
export function TextField({ label, hint, className = '', children, ...rest }: TextFieldProps) {
  const id = useId()
  const { names, errorId } = use(InvalidFields)
  const invalid = rest.name !== undefined && names.includes(rest.name)
  const hintId = hint && `${id}hint`

  return (
    <div className={className}>
      <p className="pb-2 text-15">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="text-smoke">
            {` ${hint}`}
          </span>
        )}
      </p>
      <input
        id={id}
        aria-invalid={invalid || undefined}
        aria-describedby={[hintId, invalid && errorId].filter(Boolean).join(' ') || undefined}
        className="min-h-13 w-full rounded-field border-[1.5px] border-field bg-paper px-4 text-base text-ink placeholder:text-smoke hover:border-ink focus:border-ink read-only:bg-bone read-only:text-smoke aria-invalid:border-3 aria-invalid:border-brand"
        {...rest}
      />
      {children}
    </div>
  )
}
