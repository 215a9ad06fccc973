import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import {
  changedFields,
  maxLengths,
  parseDetails,
  type Profile,
  type ProfileUpdate,
} from '@shop/contract/profile'
import { formValues } from '../../account/forms/form-values.ts'
import { storeUnsavedProfile } from '../../account/unsaved-profile.ts'
import { useAccount } from '../../account/account-provider.tsx'
import { messages, reasonOf } from '../../account/errors.ts'
import { notices } from '../../account/notices.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { toast } from '../../ui/toast.tsx'
import { Field } from '../../ui/field.tsx'
import { FormStatus } from '../../ui/form-status.tsx'
import { formatDate } from '../../components/format-date.ts'

type Input<Name> = ComponentProps<typeof Field> & { name: Name }

/** Labels and input attributes of the schema's text fields, in display order, for view and edit mode. */
export const personalInputs: readonly Input<'name' | 'phone'>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', className: 'col-span-full' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
]

export const addressInputs: readonly Input<keyof Profile['address']>[] = [
  { name: 'street', label: 'Street', autoComplete: 'address-line1', className: 'col-span-full' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'zip', label: 'Zip', autoComplete: 'postal-code' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
]

type ProfileFormProps = {
  stored: Profile
  /** The profile with the initial values of the fields, which differ after a reload with unsaved changes. */
  initial: Profile
  /** Called with undefined when a save starts, and with the reason if it fails and the visitor can act. */
  onProblem: (problem: string | undefined) => void
  onSaved: (profile: Profile) => void
  onCancel: () => void
}

/** The profile in edit mode, in the layout of view mode, without validation (specification, section 5). */
export function ProfileForm({ stored, initial, onProblem, onSaved, onCancel }: ProfileFormProps) {
  const { run } = useAccount()
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)

  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  const storeChanges = (form: HTMLFormElement) =>
    storeUnsavedProfile(stored.uid, changedFields(stored, readUpdate(form, stored)) ?? {})

  const save = async (form: HTMLFormElement) => {
    const update = readUpdate(form, stored)
    setSaving(true)
    setFailed(false)
    onProblem(undefined)
    const outcome = await run(({ saveProfile }) => saveProfile(update))
    // Moves the focus, before the toast.
    flushSync(() => {
      setSaving(false)
      setFailed(!outcome.ok)
      if (outcome.ok) onSaved(outcome.data)
      else onProblem(reasonOf(outcome))
    })
    if (outcome.ok) toast.success(notices.profileUpdated)
    else toast.error(messages.profileUpdateFailed)
  }

  const busyAction = saving ? 'Saving...' : undefined
  return (
    <form
      method="post"
      noValidate
      onInput={({ currentTarget }) => storeChanges(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <FormStatus busy={busyAction} />
      <fieldset ref={fields} disabled={saving}>
        <PersonalFields profile={initial} />
        <h3 className="type-sub pt-10 pb-5 text-xl">Address</h3>
        <div className={pairs}>
          {addressInputs.map((input) => (
            <Field
              key={input.name}
              {...input}
              maxLength={maxLengths[input.name]}
              defaultValue={initial.address[input.name]}
            />
          ))}
        </div>
        <NeedsConnection className="pt-9">
          You are offline. Saving needs an internet connection.
        </NeedsConnection>
        <p className="flex flex-wrap items-center gap-3 pt-9">
          <Button type="submit">{busyAction ?? 'Save'}</Button>{' '}
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          {failed && <span className="text-error">{messages.profileUpdateFailed}</span>}
        </p>
      </fieldset>
    </form>
  )
}

const pairs = 'grid gap-x-gutter gap-y-5 xs:grid-cols-2'

function PersonalFields({ profile }: { profile: Profile }) {
  const [name, ...others] = personalInputs.map((input) => (
    <Field
      key={input.name}
      {...input}
      maxLength={maxLengths[input.name]}
      defaultValue={profile[input.name]}
    />
  ))
  return (
    <div className={`${pairs} pt-6`}>
      {name}
      <Field
        label="Email"
        hint="(cannot be changed)"
        type="email"
        readOnly
        value={profile.email}
        className="col-span-full"
      />
      {others}
      <dl className="border-b border-line">
        <dt className="pb-2 text-sm font-bold">Member since</dt>
        <dd className="flex min-h-13 items-center">{formatDate(profile.createdAt)}</dd>
      </dl>
    </div>
  )
}

/** Each input has the name of its field. The notifications have a form of their own. */
function readUpdate(
  form: HTMLFormElement,
  stored: Profile,
): Required<Omit<ProfileUpdate, 'notifications'>> {
  const values = formValues(new FormData(form))
  const { name, phone, address } = parseDetails({
    ...{ ...stored, ...values },
    address: { ...stored.address, ...values },
  })
  return { name, phone, address }
}
