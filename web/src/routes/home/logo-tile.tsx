import { useEffect, useState } from 'react'
import { brand } from '../../brand/brand.ts'
import { Logo } from '../../components/logo.tsx'

/** Milliseconds for which each logo is shown (specification, section 9). */
export const intervalMs = 3_000

/** Alternates between the red logo on white and the white logo on red (specification, section 2). */
export function LogoTile() {
  const [red, setRed] = useState(true)
  useEffect(() => {
    const timer = setInterval(() => setRed((was) => !was), intervalMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <div
      className={`flex min-h-26 items-center justify-between gap-3 px-4.5 transition-colors lg:col-[1/4] lg:row-[1/4] lg:flex-col lg:items-start lg:px-[7.5%] lg:pt-[10%] lg:pb-[7.5%] ${red ? 'bg-paper text-brand' : 'bg-brand text-paper'}`}
    >
      <span className="sr-only">{brand.name}</span>
      <Logo variant={red ? 'red' : 'white'} className="w-[min(62vw,20rem)] shrink-0 lg:w-[97.5%]" />
      <p className="flex items-baseline gap-2.5">
        <span lang="bn" className="type-bangla text-[min(11.3vw,3.5rem)] lg:text-30">
          {brand.nameInBangla}
        </span>{' '}
        <span className="type-label hidden text-17 lg:inline">means strong.</span>
      </p>
    </div>
  )
}
