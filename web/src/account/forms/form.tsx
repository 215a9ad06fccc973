import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { cleanText } from '@shop/contract/clean-text'
import { ErrorBox } from '../../components/error-box.tsx'
import { InvalidFields } from '../../ui/field.tsx'
import { FormStatus } from '../../ui/form-status.tsx'
import {
  failure,
  fieldsOf,
  sentenceOf,
  type SentenceCode,
  type Failure,
  type FormValues,
} from '../errors.ts'
import { formValues } from './form-values.ts'

// A new `id` makes the error box announce a repeated message again. `fields` have not been edited since.
type FormError = Failure & { id: number; fields: readonly string[] }

export function useFormError() {
  const [error, setError] = useState<FormError>()
  return {
    error,
    showError: (failure: Failure, values?: FormValues) =>
      setError((last) => ({
        ...failure,
        id: (last?.id ?? 0) + 1,
        fields: fieldsOf(failure.code, values),
      })),
    clearError: () => setError(undefined),
    onEdit: (edited: string) =>
      setError(
        (last) => last && { ...last, fields: last.fields.filter((name) => name !== edited) },
      ),
  }
}

export type Validate = (values: FormValues) => SentenceCode | undefined

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  state: ReturnType<typeof useFormError>
  busy: string | undefined
  /** What the visitor can do about the error. Describes the invalid fields too. */
  fix?: ReactNode
  validate?: Validate | undefined
  onSubmit: (values: FormValues) => void
  children: ReactNode
}

/** `method="post"` keeps passwords out of the URL if the form is submitted before hydration. */
export function Form(props: FormProps) {
  const { state, busy, fix, validate, onSubmit, children, ...rest } = props
  const { error, showError, onEdit } = state
  const [errorId, fixId] = [useId(), useId()]
  const element = useRef<HTMLFormElement>(null)
  const errorNumber = error?.id

  useLayoutEffect(() => {
    if (errorNumber && element.current) focusAfterError(element.current)
  }, [errorNumber])

  return (
    <InvalidFields value={{ names: error?.fields ?? [], errorId: `${errorId} ${fixId}` }}>
      {error && (
        <ErrorBox key={error.id} id={errorId} className="mb-5">
          {sentenceOf(error)}
        </ErrorBox>
      )}
      <form
        ref={element}
        method="post"
        noValidate
        onInput={({ target }) => target instanceof HTMLInputElement && onEdit(target.name)}
        onSubmit={(event) => {
          event.preventDefault()
          const values = formValues(new FormData(event.currentTarget))
          const invalid = validate?.(values)
          if (invalid) showError(failure(invalid), values)
          else onSubmit(values)
        }}
        {...rest}
      >
        {fix && (
          <p id={fixId} className="text-sm">
            {fix}
          </p>
        )}
        {children}
        {/* Last: a dialog focuses its first focusable element when it opens. */}
        <FormStatus busy={busy} />
      </form>
    </InvalidFields>
  )
}

// Of an error box and a field that do not fit on the screen, the box stays in view.
function focusAfterError(form: HTMLFormElement) {
  const { activeElement } = document
  // The visitor may have moved on meanwhile, for example to the search.
  if (!form.contains(activeElement) && !activeElement?.contains(form)) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[aria-invalid]')]
  // The first empty field. If none is empty, the credentials were rejected: most often the password is wrong.
  const field = fields.find(({ value }) => cleanText(value) === '') ?? fields.at(-1)
  field?.focus({ preventScroll: true })
  // A masked password can be replaced, but hardly corrected.
  if (field?.type === 'password') field.select()
  for (const element of [field, form.previousElementSibling]) {
    element?.scrollIntoView({ block: 'nearest' })
  }
}
