import { brand } from '../../brand.ts'

/** A 24 kg kettlebell in flat ink, with the light where the shop's studio has it: upper left. */
export function Kettlebell({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 484" className={className}>
      <ellipse cx="172" cy="470" rx="142" ry="13" className="fill-ink opacity-35" />
      <path
        d="M76 240 62 100C58 52 84 30 124 30h72c40 0 66 22 62 70l-14 140"
        fill="none"
        strokeWidth="52"
        className="stroke-ink"
      />
      <path
        d="M54 150 49 98C45 44 74 14 122 14h66"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-ink-line"
      />
      <path
        d="M160 172c98 0 158 70 158 150 0 78-52 148-104 148H106C54 470 2 400 2 322c0-80 60-150 158-150Z"
        className="fill-ink"
      />
      <path
        d="M24 300c8-52 44-92 96-104"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-ink-line"
      />
      <g className="fill-paper">
        <text x="42" y="370" className="type-display text-[96px]">
          24
        </text>
        <text x="206" y="331" className="type-sub text-[44px]">
          kg
        </text>
        <text x="206" y="369" lang="bn" className="type-bangla text-[38px]">
          {brand.nameInBangla}
        </text>
      </g>
    </svg>
  )
}
