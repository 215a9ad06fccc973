import type { Profile } from '@shop/contract/profile'
import { formatDay } from '../../ui/format-day.ts'

/** The profile to read, as a definition list on hairlines. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { name, email, phone, createdAt, address } = profile
  return (
    <>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        <Fact term="Name">{name}</Fact>
        <Fact term="Email">{email}</Fact>
        <Fact term="Phone">{phone}</Fact>
        <Fact term="Member since">{formatDay(createdAt)}</Fact>
      </dl>
      <h3 className="type-sub pt-10 pb-2 text-xl">Address</h3>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        <Fact term="Street" className="sm:col-span-2">
          {address.street}
        </Fact>
        <Fact term="City">{address.city}</Fact>
        <Fact term="State">{address.state}</Fact>
        <Fact term="Zip">{address.zip}</Fact>
        <Fact term="Country">{address.country}</Fact>
      </dl>
    </>
  )
}

function Fact({
  term,
  className = '',
  children,
}: {
  term: string
  className?: string
  children: string
}) {
  return (
    <div className={`border-b border-line py-5 ${className}`}>
      <dt className="text-[15px] leading-snug text-smoke">{term}</dt>
      <dd className="pt-1 text-lg leading-snug font-medium wrap-anywhere">
        {children || <span className="font-normal text-smoke">Not given</span>}
      </dd>
    </div>
  )
}
