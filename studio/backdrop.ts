import type { Palette } from './shop.ts'

/** Contact shadow and cast shadow of an object that stands at `x`, `y`. */
export const standingShadow = ({ x, y, width }: { x: number; y: number; width: number }) => `
  <defs>
    <filter id="cast" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${width * 0.055}"/></filter>
    <filter id="contact" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="${width * 0.022}"/></filter>
  </defs>
  <ellipse cx="${x + width * 0.12}" cy="${y - width * 0.02}" rx="${width * 0.6}" ry="${width * 0.065}" opacity=".26" filter="url(#cast)"/>
  <ellipse cx="${x}" cy="${y - width * 0.03}" rx="${width * 0.48}" ry="${width * 0.035}" opacity=".62" filter="url(#contact)"/>`

/** A palette's backdrop as SVG, with `content` in front of it. */
export const backdrop = (
  [w1, w2, w3, w4, w5]: Palette,
  { width, height }: { width: number; height: number },
  content = '',
) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${w2}"/><stop offset=".62" stop-color="${w3}"/>
        <stop offset=".82" stop-color="${w4}"/><stop offset="1" stop-color="${w5}"/>
      </linearGradient>
      <radialGradient id="light" cx=".22" cy=".08" r=".85">
        <stop offset="0" stop-color="${w1}"/><stop offset=".7" stop-color="${w1}" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${content}
  </svg>`
