import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { notify } from '../../components/notify.tsx'
import type { SettingOutcome } from '../account-settings.ts'
import { Dialog } from './dialog.tsx'
import { formValues } from './form-text.ts'
import { FormWithError } from './form-with-error.tsx'
import { useFormError } from './use-form-error.ts'

type FormDialogProps = {
  title: string
  /** The submit button's label. */
  action: string
  /** The toast after a success. */
  success: string
  /** Validates and sends the form. Must open a pop-up without waiting: browsers block it otherwise. */
  onSubmit: (form: FormData) => SettingOutcome | Promise<SettingOutcome>
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog of the account settings: a form that closes after a success (docs/readings.md, 12). */
export function FormDialog(props: FormDialogProps) {
  const { title, action, children, onClose } = props
  const { error, onEdit, submitting, submit } = useSubmit(props)

  return (
    <Dialog title={title} onClose={onClose}>
      <FormWithError error={error} onEdit={onEdit} onSubmit={(form) => void submit(form)}>
        <fieldset disabled={submitting} className="grid gap-5">
          {children}
          <NeedsConnection>
            You are offline. This form needs an internet connection.
          </NeedsConnection>
          <p className="flex flex-wrap justify-end gap-3 pt-2 *:grow sm:*:grow-0">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>{' '}
            <Button type="submit">{submitting ? 'Saving...' : action}</Button>
          </p>
        </fieldset>
      </FormWithError>
    </Dialog>
  )
}

function useSubmit({ success, onSubmit, onClose }: FormDialogProps) {
  const { error, showError, clearError, onEdit } = useFormError()
  const [submitting, setSubmitting] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const submit = async (form: FormData) => {
    clearError()
    setSubmitting(true)
    const outcome = await onSubmit(form)
    setSubmitting(false)

    if (outcome.ok) {
      notify.success(success)
      onClose()
    } else if (mounted.current) showError(outcome.message, formValues(form))
    else notify.error(outcome.message)
  }

  return { error, onEdit, submitting, submit }
}
