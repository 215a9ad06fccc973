import { useState } from 'react'
import { fieldsOf, type FieldName, type FormValues } from '../message-fields.ts'

/**
 * A new `id` makes the error box announce a repeated message again. `fields` are those that the message
 * concerns and that have not been edited since.
 */
export type FormError = { message: string; id: number; fields: readonly FieldName[] }

/** The error of a form: its message, and the fields that it concerns until they are edited. */
export function useFormError() {
  const [error, setError] = useState<FormError>()
  return {
    error,
    showError: (message: string, values?: FormValues) =>
      setError((last) => ({ message, id: (last?.id ?? 0) + 1, fields: fieldsOf(message, values) })),
    clearError: () => setError(undefined),
    onEdit: (edited: string) =>
      setError(
        (last) => last && { ...last, fields: last.fields.filter((name) => name !== edited) },
      ),
  }
}
