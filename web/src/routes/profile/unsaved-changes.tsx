import { useEffect } from 'react'
import { changedFields, withUpdate, type Profile } from '@shop/contract/profile'
import { unsavedProfile } from '../../account/unsaved-profile.ts'
import { Button } from '../../ui/button.tsx'

/** The profile with the changes typed before a reload; undefined without changes. */
export function withUnsavedChanges(profile: Profile): Profile | undefined {
  const kept = unsavedProfile(profile.uid)
  return kept && changedFields(profile, kept) && withUpdate(profile, kept)
}

/** Shown above the profile while there are unsaved changes. */
export function UnsavedChanges({ onContinue }: { onContinue: () => void }) {
  // A restored scroll position is that of the edit mode. This notice is at the top of the page.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 card bg-bone px-6 py-5">
      <p className="text-lg font-medium">You have unsaved changes</p>
      <Button variant="secondary" size="sm" onClick={onContinue}>
        Continue editing
      </Button>
    </div>
  )
}
