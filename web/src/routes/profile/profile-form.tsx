import { useEffect, useRef, useState } from 'react'
import { profileFields, type Profile } from '@shop/contract/profile'
import { keepUnsavedProfile } from '../../account/unsaved-profile.ts'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection } from '../../ui/needs-connection.tsx'
import { notify } from '../../ui/notify.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { readUpdate } from './read-update.ts'

type ProfileFormProps = {
  profile: Profile
  /** Called at each save: why it failed, where a person can do something about it. */
  onProblem: (problem: string | undefined) => void
  onSaved: (profile: Profile) => void
  onCancel: () => void
}

/** The profile's texts as fields, each where it stood. Nothing is checked (specification, section 5). */
export function ProfileForm({ profile, onProblem, onSaved, onCancel }: ProfileFormProps) {
  const { saveProfile } = useAccount()
  const [saving, setSaving] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)

  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  const save = async (form: HTMLFormElement) => {
    const update = readUpdate(new FormData(form))
    setSaving(true)
    onProblem(undefined)
    const outcome = await saveProfile(update)
    setSaving(false)
    if (outcome.ok) {
      notify.success(messages.profileUpdated)
      onSaved(outcome.profile)
    } else {
      notify.failure(messages.profileUpdateFailed)
      onProblem(outcome.message)
    }
  }

  return (
    <form
      method="post"
      noValidate
      onInput={({ currentTarget }) =>
        keepUnsavedProfile(profile.uid, readUpdate(new FormData(currentTarget)))
      }
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <fieldset ref={fields} disabled={saving}>
        <PersonalFields profile={profile} />
        <h3 className="type-sub pt-10 pb-5 text-xl">Address</h3>
        <AddressFields address={profile.address} />
        <NeedsConnection className="pt-9">
          You are offline. Saving needs an internet connection.
        </NeedsConnection>
        <p className="flex gap-3 pt-9">
          <Button type="submit">{saving ? 'Saving...' : 'Save'}</Button>{' '}
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      </fieldset>
    </form>
  )
}

const pairs = 'grid gap-x-6 gap-y-5 sm:grid-cols-2'

function PersonalFields({ profile }: { profile: Profile }) {
  return (
    <div className={`${pairs} pt-6`}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={profileFields.name.max}
        defaultValue={profile.name}
      />
      <TextField
        label="Email"
        hint="(cannot be changed)"
        type="email"
        readOnly
        value={profile.email}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={profileFields.phone.max}
        defaultValue={profile.phone}
      />
      <dl className="border-b border-line">
        <dt className="pb-2 text-[15px] font-bold">Member since</dt>
        <dd className="flex min-h-13 items-center">{formatDay(profile.createdAt)}</dd>
      </dl>
    </div>
  )
}

const addressFields = [
  {
    label: 'Street',
    name: 'street',
    autoComplete: 'address-line1',
    maxLength: profileFields.address.entries.street.max,
  },
  {
    label: 'City',
    name: 'city',
    autoComplete: 'address-level2',
    maxLength: profileFields.address.entries.city.max,
  },
  {
    label: 'State',
    name: 'state',
    autoComplete: 'address-level1',
    maxLength: profileFields.address.entries.city.max,
  },
  {
    label: 'Zip',
    name: 'zip',
    autoComplete: 'postal-code',
    maxLength: profileFields.address.entries.city.max,
  },
  {
    label: 'Country',
    name: 'country',
    autoComplete: 'country-name',
    maxLength: profileFields.address.entries.city.max,
  },
] as const

function AddressFields({ address }: { address: Profile['address'] }) {
  return (
    <div className={pairs}>
      {addressFields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          defaultValue={address[field.name]}
          className={field.name === 'street' ? 'sm:col-span-2' : ''}
        />
      ))}
    </div>
  )
}
