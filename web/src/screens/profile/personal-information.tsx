import { useEffect, useRef, useState } from 'react'
import type { Profile } from '@shop/contract/profile'
import { Button } from '../../ui/button.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

type PersonalInformationProps = { profile: Profile; onSaved: (profile: Profile) => void }

/** The profile to read, or the same in fields to edit; the focus follows between the two. */
export function PersonalInformation({ profile, onSaved }: PersonalInformationProps) {
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])

  return (
    <section>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="type-sub text-[28px]">Personal information</h2>
        {!editing && (
          <Button ref={editButton} look="outline" size="small" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      <hr className="mt-4.5 border-t-[1.5px] border-ink" />
      {editing ? (
        <ProfileForm
          profile={profile}
          onSaved={(saved) => {
            onSaved(saved)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <ProfileFacts profile={profile} />
      )}
    </section>
  )
}
