import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Outline } from './icon.tsx'
import { Field } from './field.tsx'

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
const struckOut = 'M4 4l16 16'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'className' | 'children'>

export function PasswordField(props: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const selection = useRef<readonly [number | null, number | null]>([null, null])
  const [shown, setShown] = useState(false)

  useLayoutEffect(() => {
    // Browsers move the caret when the type of the input changes.
    const [start, end] = selection.current
    if (start !== null) field.current?.setSelectionRange(start, end)
  }, [shown])

  const toggle = () => {
    selection.current = [field.current?.selectionStart ?? null, field.current?.selectionEnd ?? null]
    setShown(!shown)
  }

  return (
    <Field
      {...props}
      ref={field}
      type={shown ? 'text' : 'password'}
      // Also while the password is text, so that no spelling service receives it.
      spellCheck={false}
      aria-required
      autoCapitalize="none"
      className="relative"
    >
      <button
        type="button"
        aria-pressed={shown}
        // Keeps the focus in the field, and the keyboard of a phone open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
        className="absolute right-0 bottom-0 grid size-13 place-items-center text-smoke hover:text-ink"
      >
        <Outline d={shown ? eye + struckOut : eye} />
        {/* Not an aria-label, which would make the button a second element labelled “password”. */}
        <span className="sr-only">{`Show ${props.label.toLowerCase()}`}</span>
      </button>
    </Field>
  )
}
