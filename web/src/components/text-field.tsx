import { useId, type ComponentProps } from 'react'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** Short text beside the label, such as '(optional)'. */
  hint?: string
  error?: string | undefined
}

/** An input with its label, hint and error, connected for assistive technology. */
export function TextField({ label, hint, error, className = '', ...rest }: TextFieldProps) {
  const id = useId()
  const hintId = hint && `${id}hint`
  const errorId = error && `${id}error`

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
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        className="h-13 w-full rounded-field border-[1.5px] border-field bg-paper px-4 text-base text-ink placeholder:text-smoke hover:border-ink focus:border-ink read-only:bg-bone read-only:text-smoke aria-invalid:border-brand"
        {...rest}
      />
      {error && (
        <p id={errorId} className="pt-2 text-15 text-error">
          {error}
        </p>
      )}
    </div>
  )
}
