import type { Picture } from '../pictures/picture.ts'
import { viewBox } from '../brand/wordmark.ts'

type PlaceholderProps = { of: Picture; alt: string; className: string }

export function PicturePlaceholder({ of: { width, height }, alt, className }: PlaceholderProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      data-placeholder=""
      className={className}
    >
      <rect width={width} height={height} rx={width / 20} className="fill-bone" />
      <svg
        aria-hidden="true"
        viewBox={viewBox}
        x={width / 4}
        width={width / 2}
        height={height}
        className="fill-field"
      >
        <use href="#wordmark" />
      </svg>
    </svg>
  )
}
