import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { toast } from '../../ui/toast.tsx'
import { sentenceOf, type Outcome } from '../errors.ts'
import { formValues } from './form-values.ts'
import { Form, useFormError } from './form.tsx'

type FormDialogProps = {
  title: string
  description?: string
  action: string
  /** For a toast. Undefined: `onSubmit` leads to another page, and announces the success there. */
  success?: string
  /** Must open a pop-up without waiting: browsers block it otherwise. Closing the dialog aborts `signal`. */
  onSubmit: (form: FormData, signal: AbortSignal) => Outcome<unknown> | Promise<Outcome<unknown>>
  onClose: () => void
  /** Submitting opens Google's pop-up. */
  opensPopup?: boolean
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, description, action, opensPopup = false, children, onClose } = props
  const { error, onEdit, submitting, submit } = useSubmit(props)
  const busyAction = submitting ? 'Saving...' : undefined

  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <Form error={error} busy={busyAction} onEdit={onEdit} onSubmit={(form) => void submit(form)}>
        <fieldset disabled={submitting} className="grid gap-5">
          {children}
          <NeedsConnection />
        </fieldset>
        <p className="flex flex-wrap justify-end gap-3 pt-7 *:grow sm:*:grow-0">
          {/* While a pop-up is open, it is the only way out. */}
          <Button variant="outline" disabled={submitting && !opensPopup} onClick={onClose}>
            Cancel
          </Button>{' '}
          <Button type="submit" disabled={submitting}>
            {busyAction ?? action}
          </Button>
        </p>
      </Form>
    </Dialog>
  )
}

function useSubmit({ success, onSubmit, onClose }: FormDialogProps) {
  const { error, showError, clearError, onEdit } = useFormError()
  const [submitting, setSubmitting] = useState(false)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    const created = (controller.current = new AbortController())
    return () => created.abort()
  }, [])

  const submit = async (form: FormData) => {
    const { signal } = controller.current ?? new AbortController()
    clearError()
    const sent = onSubmit(form, signal)
    if (sent instanceof Promise) setSubmitting(true)
    const outcome = await sent
    setSubmitting(false)

    if (outcome.ok) {
      // Before the toast, which screen readers ignore behind a modal. After an abort another dialog may be open.
      if (!signal.aborted) flushSync(onClose)
      if (success) toast.success(success)
    } else if (signal.aborted) toast.error(sentenceOf(outcome))
    else showError(outcome, formValues(form))
  }

  return { error, onEdit, submitting, submit }
}
