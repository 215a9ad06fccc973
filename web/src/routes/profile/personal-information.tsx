import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Profile } from '@shop/contract/profile'
import { removeUnsavedProfile } from '../../account/unsaved-profile.ts'
import { notices } from '../../account/notices.ts'
import { Button } from '../../ui/button.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileForm } from './profile-form.tsx'
import { UnsavedChanges, withUnsavedChanges } from './unsaved-changes.tsx'

type FormProps = ComponentProps<typeof ProfileForm>
type PersonalInformationProps = { profile: Profile } & Pick<FormProps, 'onProblem' | 'onSaved'>

/** The profile in view mode or edit mode. Focus moves along when the mode changes. */
export function PersonalInformation(props: PersonalInformationProps) {
  const { profile, onProblem, onSaved } = props
  /** Undefined in view mode. */
  const [form, setForm] = useState<Pick<FormProps, 'stored' | 'initial'>>()
  const editing = form !== undefined
  const unsaved = editing ? undefined : withUnsavedChanges(profile)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])

  const edit = () => setForm({ stored: profile, initial: unsaved ?? profile })
  const leave = () => {
    removeUnsavedProfile()
    setForm(undefined)
  }

  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 max-xs:flex-wrap">
        <h2 className="type-sub text-28">Personal information</h2>
        {!editing && (
          <Button ref={editButton} variant="outline" size="sm" onClick={edit}>
            Edit
          </Button>
        )}
      </div>
      <hr className="mt-4.5 border-t-[1.5px] border-ink" />
      {profile.detailsCleared && (
        <p className="mt-6 card bg-bone px-6 py-5 text-lg font-medium">{notices.detailsCleared}</p>
      )}
      {unsaved && <UnsavedChanges onContinue={edit} />}
      {form ? (
        <ProfileForm
          {...form}
          onProblem={onProblem}
          onSaved={(saved) => {
            onSaved(saved)
            leave()
          }}
          onCancel={leave}
        />
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </>
  )
}
