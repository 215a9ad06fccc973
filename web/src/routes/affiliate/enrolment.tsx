import { useEffect, useId, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { cleanText } from '@shop/contract/clean-text'
import { affiliatePage, incompleteText } from './affiliate-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { Field, InvalidFields } from '../../ui/field.tsx'
import { FormStatus } from '../../ui/form-status.tsx'
import { formText } from '../../account/forms/form-values.ts'
import { createAffiliate, type AffiliateRecord } from './affiliate-record.ts'
import { MemberPass } from './member-pass.tsx'

export const enrolmentId = 'enrolment'

/** Milliseconds that the simulated sign-up takes. Nothing is sent (specification, section 9). */
export const delayMs = 1_000

// The only form with native browser validation (readings, Forms). The record is kept until the visitor leaves or
// reloads the page (readings, Affiliate).
export function Enrolment() {
  const { heading, action, busyAction, note } = affiliatePage.form
  const [record, setRecord] = useState<AffiliateRecord>()
  const [submitting, setSubmitting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const errorId = useId()
  const { names, rejected, setRejected, handlers } = useInvalidFields()
  useEffect(() => () => clearTimeout(timer.current), [])

  if (record) return <MemberPass record={record} />

  const submit = (form: FormData) => {
    setRejected([])
    setSubmitting(true)
    const made = createAffiliate(formText(form, 'name'), formText(form, 'email'))
    timer.current = setTimeout(() => setRecord(made), delayMs)
  }

  return (
    <form
      // Without scripts it does nothing: an address must not carry what somebody typed.
      method="dialog"
      aria-labelledby="enrolment-heading"
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
      className="surface-paper card px-5 py-8 lg:px-14 lg:py-12"
    >
      <fieldset disabled={submitting} className="grid gap-5">
        <h2 id="enrolment-heading" className="type-display pb-1 text-3xl lg:text-4xl">
          {heading}
        </h2>
        {rejected.length > 0 && <ErrorBox id={errorId}>{incompleteText(rejected)}</ErrorBox>}
        <InvalidFields value={{ names, errorId }}>
          <div className="grid gap-5 lg:grid-cols-2">
            <Field label="Full name" name="name" autoComplete="name" required />
            <Field label="Email" name="email" type="email" autoComplete="email" required />
            <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
            <Field label="Social handle" hint="(optional)" name="handle" placeholder="@yourname" />
          </div>
        </InvalidFields>
        <Button type="submit" size="lg" className="mt-2" onClick={cleanInputs}>
          {submitting ? busyAction : action}
        </Button>
        <p className="text-sm text-balance text-smoke">{note}</p>
      </fieldset>
      <FormStatus busy={submitting ? busyAction : undefined} />
    </form>
  )
}

/** The browser validates after this click, also after Enter. It takes invisible characters for a text. */
function cleanInputs({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  for (const input of form?.querySelectorAll('input') ?? []) input.value = cleanText(input.value)
}

// `rejected` are the fields that the browser has found invalid at the last submit, `names` those of them that have not
// been edited since. The browser focuses the first one and explains what is wrong.
function useInvalidFields() {
  const [rejected, setRejected] = useState<readonly string[]>([])
  const [names, setNames] = useState<readonly string[]>([])

  const handlers = {
    onInvalidCapture: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const inputs = [...currentTarget.querySelectorAll('input')]
      const invalid = inputs.filter(({ validity }) => !validity.valid)
      // Before the error appears: screen readers cut off what they say when the focus moves.
      invalid[0]?.focus()
      const invalidNames = invalid.map(({ name }) => name)
      setRejected(invalidNames)
      setNames(invalidNames)
    },
    onInput: ({ target }: SyntheticEvent) =>
      setNames((last) => last.filter((name) => name !== (target as HTMLInputElement).name)),
  }
  return { names, rejected, setRejected, handlers }
}
