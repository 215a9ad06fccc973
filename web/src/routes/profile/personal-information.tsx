import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { changedFields, withUpdate, type Profile } from '@shop/contract/profile'
import { removeUnsavedProfile, unsavedProfile } from '../../account/unsaved-profile.ts'
import { notices } from '../../account/notices.ts'
import { Button } from '../../ui/button.tsx'
import { UnbrokenWords } from '../../ui/unbroken-words.tsx'
import { formatDate } from '../../components/format-date.ts'
import { addressInputs, personalInputs, ProfileForm } from './profile-form.tsx'

type FormProps = ComponentProps<typeof ProfileForm>
type PersonalInformationProps = Pick<FormProps, 'onProblem' | 'onSaved'> & {
  profile: Profile
  /** Whether it replaces an element that had the focus. */
  replacesFocused: boolean
}

/** The profile in view mode or edit mode. Focus moves along when the mode changes. */
export function PersonalInformation(props: PersonalInformationProps) {
  const { profile, replacesFocused, onProblem, onSaved } = props
  const [form, setForm] = useState<Pick<FormProps, 'stored' | 'initial'>>()
  const editing = form !== undefined
  const unsaved = editing ? undefined : withUnsavedChanges(profile)
  const editButton = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(replacesFocused)

  useLayoutEffect(() => {
    // The visitor may have moved on meanwhile.
    if (hadFocus.current && document.activeElement === document.body) editButton.current?.focus()
    hadFocus.current = editing
  }, [editing])

  const edit = () => setForm({ stored: profile, initial: unsaved ?? profile })
  const leave = () => {
    removeUnsavedProfile()
    setForm(undefined)
  }

  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 max-xs:flex-wrap">
        <h2 className="type-sub wrap-anywhere text-3xl">Personal information</h2>
        {!editing && (
          <Button ref={editButton} variant="outline" size="sm" onClick={edit}>
            Edit
          </Button>
        )}
      </div>
      <hr className="mt-4.5 border-t-[1.5px] border-ink" />
      {profile.detailsCleared && (
        <p className="mt-6 card bg-bone px-6 py-5 text-lg font-medium">
          <UnbrokenWords>{notices.detailsCleared}</UnbrokenWords>
        </p>
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

/** The profile with the changes typed before a reload; undefined without changes. */
function withUnsavedChanges(profile: Profile): Profile | undefined {
  const kept = unsavedProfile(profile.uid)
  return kept && changedFields(profile, kept) && withUpdate(profile, kept)
}

function UnsavedChanges({ onContinue }: { onContinue: () => void }) {
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

function ProfileDetails({ profile }: { profile: Profile }) {
  const [name, ...others] = personalInputs.map(({ name, label, className }) => (
    <Detail key={name} term={label} className={className}>
      {profile[name]}
    </Detail>
  ))
  return (
    <>
      <dl className="grid gap-x-gutter xs:grid-cols-2">
        {name}
        <Detail term="Email" className="col-span-full">
          {profile.email}
        </Detail>
        {others}
        <Detail term="Member since">{formatDate(profile.createdAt)}</Detail>
      </dl>
      <h3 className="type-sub pt-10 pb-2 text-xl">Address</h3>
      <dl className="grid gap-x-gutter xs:grid-cols-2">
        {addressInputs.map(({ name, label, className }) => (
          <Detail key={name} term={label} className={className}>
            {profile.address[name]}
          </Detail>
        ))}
      </dl>
    </>
  )
}

type DetailProps = { term: string; className?: string | undefined; children: string }

function Detail({ term, className = '', children }: DetailProps) {
  return (
    <div className={`border-b border-line py-5 ${className}`}>
      <dt className="text-sm leading-snug text-smoke">{term}</dt>
      <dd className="pt-1 text-base leading-snug font-medium wrap-anywhere">
        {children || <span className="font-normal text-smoke">Not given</span>}
      </dd>
    </div>
  )
}
