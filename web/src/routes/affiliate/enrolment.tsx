import { useEffect, useRef, useState } from 'react'
import { affiliatePage } from './affiliate-text.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { formText } from '../../account/forms/form-text.ts'
import { createAffiliate, type AffiliateRecord } from './affiliate-record.ts'
import { MemberPass } from './member-pass.tsx'

/** Milliseconds that the simulated sign-up takes. Nothing is sent (specification, section 9). */
export const delayMs = 1_000

/** The form, replaced by the success view after submitting (specification, section 4). */
export function Enrolment() {
  const [record, setRecord] = useState<AffiliateRecord>()
  const [submitting, setSubmitting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (record) return <MemberPass record={record} />

  const submit = (form: FormData) => {
    setSubmitting(true)
    const made = createAffiliate(formText(form, 'name').trim(), formText(form, 'email'))
    timer.current = setTimeout(() => setRecord(made), delayMs)
  }
  return <EnrolmentForm submitting={submitting} onSubmit={submit} />
}

type FormProps = { submitting: boolean; onSubmit: (form: FormData) => void }

/** The only form with native browser validation (docs/readings.md, 15). */
function EnrolmentForm({ submitting, onSubmit }: FormProps) {
  const { heading, action, busyAction, note } = affiliatePage.form
  return (
    <form
      aria-labelledby="enrolment-heading"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      className="surface-paper rounded-card px-5 py-8 lg:px-14 lg:py-12"
    >
      <fieldset disabled={submitting} className="grid gap-5">
        <h2 id="enrolment-heading" className="type-display pb-1 text-28 lg:text-36">
          {heading}
        </h2>
        <TextField label="Full name" name="name" autoComplete="name" pattern=".*\S.*" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          pattern=".*\S.*"
          required
        />
        <TextField label="Social handle" hint="(optional)" name="handle" placeholder="@yourname" />
        <Button type="submit" size="form" className="mt-2">
          {submitting ? busyAction : action}
        </Button>
        <p className="text-15 text-smoke">{note}</p>
      </fieldset>
    </form>
  )
}
