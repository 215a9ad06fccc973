import { useEffect, useState } from 'react'
import { brand } from '../../brand/brand.ts'
import { Logo } from '../../components/logo.tsx'
import type { Playback } from '../../components/use-looping-video.ts'
import { VideoButton } from '../../components/video-button.tsx'

/** Milliseconds for which each logo is shown (specification, section 9). */
export const intervalMs = 3_000

// Alternates between the red logo on white and the white logo on red (specification, section 2). Its button pauses
// this too, with the videos of all tiles and the showcase.
export function LogoTile({ playback }: { playback: Playback }) {
  const [red, setRed] = useState(true)
  useEffect(() => {
    if (playback.paused) return undefined
    const timer = setInterval(() => setRed((was) => !was), intervalMs)
    return () => clearInterval(timer)
  }, [playback.paused])

  return (
    <div
      className={`col-span-full flex flex-col justify-between gap-2 px-5 pt-5 pb-2 transition sm:flex-row sm:items-center lg:flex-col lg:items-stretch lg:col-[1/4] lg:row-[1/4] lg:px-[7.5%] lg:pt-[10%] lg:pb-[5%] ${red ? 'bg-paper text-brand' : 'bg-brand text-paper'}`}
    >
      <span className="sr-only">{brand.name}</span>
      <Logo
        variant={red ? 'red' : 'white'}
        className="w-[min(62vw,20rem,62svh)] shrink-0 lg:w-full"
      />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-lg sm:text-[clamp(1rem,1.25vw,1.75rem)]">
          <span lang="bn" className="type-bangla text-[1.67em]">
            {brand.nameInBangla}
          </span>{' '}
          <span className="type-label">means strong.</span>
        </p>
        <VideoButton
          playback={playback}
          label="films"
          className="border-2 border-current hover:bg-current/15"
        />
      </div>
    </div>
  )
}
