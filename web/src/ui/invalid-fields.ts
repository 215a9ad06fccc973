import { createContext } from 'react'

/**
 * The fields that a form's error concerns, by the `name` of their inputs, and the id of the error box.
 * A `TextField` in the list is invalid and described by the box.
 */
export const InvalidFields = createContext<{ names: readonly string[]; errorId: string }>({
  names: [],
  errorId: '',
})
