import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { toast } from '../../ui/toast.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useAccount } from '../account-provider.tsx'
import { sentenceOf, type FormValues, type Outcome } from '../errors.ts'
import type { AccountActions } from '../actions.ts'
import { Form, useFormError, type Validate } from './form.tsx'

type FormDialogProps = {
  title: string
  description?: string
  label: string
  validate?: Validate
  /** Closing the dialog aborts `signal`. */
  action: (
    actions: AccountActions,
    values: FormValues,
    signal: AbortSignal,
  ) => Promise<Outcome<unknown>>
  /** For a toast. Undefined: `action` leads to another page, and announces the success there. */
  notice?: string
  onClose: () => void
  /** Submitting opens Google's pop-up. */
  opensPopup?: boolean
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, description, label, validate, opensPopup = false, children, onClose } = props
  const { state, submitting, submit } = useSubmit(props)
  const busyLabel = submitting ? 'Saving...' : undefined
  const descriptionId = useId()

  return (
    <dialog
      {...useModal(onClose)}
      aria-label={title}
      aria-describedby={description && descriptionId}
      className="surface-paper m-auto max-h-[calc(100dvh-2rem)] w-[min(32.5rem,100%-2rem)] overflow-y-auto overscroll-contain card p-6 backdrop:bg-ink/62 sm:p-10"
    >
      <h2 className="type-sub pb-5 text-3xl">{title}</h2>
      {description && (
        <p id={descriptionId} className="pb-5">
          {description}
        </p>
      )}
      <Form
        state={state}
        busy={busyLabel}
        validate={validate}
        onSubmit={(values) => void submit(values)}
      >
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
            {busyLabel ?? label}
          </Button>
        </p>
      </Form>
    </dialog>
  )
}

function useSubmit({ action, notice, onClose }: FormDialogProps) {
  const { run } = useAccount()
  const state = useFormError()
  const [submitting, setSubmitting] = useState(false)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    const created = (controller.current = new AbortController())
    return () => created.abort()
  }, [])

  const submit = async (values: FormValues) => {
    const { signal } = controller.current ?? new AbortController()
    state.clearError()
    setSubmitting(true)
    const outcome = await run((actions) => action(actions, values, signal))
    setSubmitting(false)

    if (outcome.ok) {
      // Before the toast, which screen readers ignore behind a modal. After an abort another dialog may be open.
      if (!signal.aborted) flushSync(onClose)
      if (notice) toast.success(notice)
    } else if (signal.aborted) toast.error(sentenceOf(outcome))
    else state.showError(outcome)
  }

  return { state, submitting, submit }
}
