import { useLayoutEffect, useRef } from 'react'
import { affiliatePage, affiliateTerms } from './affiliate-text.ts'
import { brand } from '../../brand/brand.ts'
import { CopyField } from '../../components/copy-field.tsx'
import { Price } from '../../components/price.tsx'
import { ShareButton, useCanShare } from '../../components/share-button.tsx'
import { referralLink, type AffiliateRecord } from './affiliate-record.ts'

/** The success view, designed as a red ticket with a tear line. Its heading gets the focus. */
export function MemberPass({ record }: { record: AffiliateRecord }) {
  const { id, name, earnings, referrals, referralCode } = record
  const link = referralLink(location.origin, record)
  const canShare = useCanShare()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])

  const facts = [
    { of: 'Earnings', value: <Price taka={earnings} size="medium" /> },
    { of: 'Referrals', value: referrals },
    { of: 'Commission', value: `${affiliateTerms.baseCommission}%` },
  ]
  return (
    <div className="palette-brand studio relative break-inside-avoid overflow-hidden card">
      <div className="px-5 pt-9 pb-8 lg:px-14 lg:py-12">
        <h2 ref={heading} tabIndex={-1} className="type-display text-section outline-none">
          {affiliatePage.success.title}
        </h2>
        <p className="pt-5 text-lg wrap-anywhere">
          {name}, member ID {id}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-4 pt-6 lg:gap-x-12">
          {facts.map(({ of, value }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-sm">{of}</dt>
              <dd className="type-price text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-t-2 border-dashed border-paper/80 before:absolute before:-top-5 before:-left-5 before:size-10 before:rounded-full before:bg-bone after:absolute after:-top-5 after:-right-5 after:size-10 after:rounded-full after:bg-bone" />
      <div className="px-5 py-8 lg:px-14 lg:py-12">
        <p className="text-sm font-bold">Your referral code</p>
        <p className="type-display pt-1.5 pb-6 text-2xl lg:text-4xl break-all">{referralCode}</p>
        <div className={`flex flex-wrap gap-2.5 ${canShare ? '' : 'sm:flex-nowrap'}`}>
          <CopyField
            link={link}
            aria-label="Your referral link"
            className={`bg-paper ${canShare ? 'basis-full' : 'basis-[16rem]'}`}
            button={{ variant: 'secondary', className: canShare ? 'grow' : '' }}
          />
          {/* The link alone: the record has the member's name and e-mail address. */}
          <ShareButton
            url={link}
            title={brand.name}
            variant="outline-inverse"
            size="lg"
            className="grow"
          />
        </div>
        <p className="pt-6 text-sm">{affiliatePage.success.note}</p>
      </div>
    </div>
  )
}
