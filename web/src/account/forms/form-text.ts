/** The text typed into a form's field; '' where there is none. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
