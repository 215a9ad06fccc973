type FixedFactProps = { term: string; hint?: string; children: string }

/** What stays text while its neighbours are edited, on their lines. */
export function FixedFact({ term, hint, children }: FixedFactProps) {
  return (
    <dl className="border-b border-line">
      <dt className="pb-2 text-[15px] font-bold">
        {term}
        {hint && <span className="font-normal text-smoke">{` ${hint}`}</span>}
      </dt>
      <dd className="flex min-h-13 items-center break-all">{children}</dd>
    </dl>
  )
}
