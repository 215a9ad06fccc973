import type { Profile } from '@shop/contract/profile'
import { formatDate } from '../../components/format-date.ts'
import { addressInputs, personalInputs } from './profile-form.tsx'

export function ProfileDetails({ profile }: { profile: Profile }) {
  const [name, ...others] = personalInputs.map(({ name, label }) => (
    <Detail key={name} term={label}>
      {profile[name]}
    </Detail>
  ))
  return (
    <>
      <dl className="grid gap-x-gutter sm:grid-cols-2">
        {name}
        <Detail term="Email">{profile.email}</Detail>
        {others}
        <Detail term="Member since">{formatDate(profile.createdAt)}</Detail>
      </dl>
      <h3 className="type-sub pt-10 pb-2 text-xl">Address</h3>
      <dl className="grid gap-x-gutter sm:grid-cols-2">
        {addressInputs.map(({ name, label, className }) => (
          <Detail key={name} term={label} className={className}>
            {profile.address[name]}
          </Detail>
        ))}
      </dl>
    </>
  )
}

type DetailProps = {
  term: string
  className?: string | undefined
  children: string
}

function Detail({ term, className = '', children }: DetailProps) {
  return (
    <div className={`border-b border-line py-5 ${className}`}>
      <dt className="text-sm leading-snug text-smoke">{term}</dt>
      <dd className="pt-1 text-lg leading-snug font-medium wrap-anywhere">
        {children || <span className="font-normal text-smoke">Not given</span>}
      </dd>
    </div>
  )
}
