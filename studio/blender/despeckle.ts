/** How far a pixel must stand out from a calm ring around it, summed over red, green and blue. */
const outlier = 36
const calm = 24

const ring = Array.from({ length: 25 }, (_, index) => ({
  x: (index % 5) - 2,
  y: Math.floor(index / 5) - 2,
})).filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 2)

/**
 * Removes single stray pixels, which the software renderer leaves where two films meet. A pixel that
 * differs from a uniform ring two pixels away gets the ring's colour. Type and edges have no uniform
 * ring and stay.
 * @param pixels RGBA, changed in place
 */
export function despeckle(pixels: Buffer, { width, height }: { width: number; height: number }) {
  const light = (at: number) => (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
  const offsets = ring.map(({ x, y }) => (y * width + x) * 4)
  let mended = 0
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = (y * width + x) * 4
      // One neighbour excludes nearly every pixel, a hundred times faster than the ring.
      const first = at + (offsets[0] ?? 0)
      if (pixels[first + 3] !== 255) continue
      if (Math.abs(light(at) - light(first)) < outlier - calm) continue
      const around = offsets.map((offset) => at + offset)
      const lights = around.map(light)
      const mean = lights.reduce((sum, one) => sum + one, 0) / lights.length
      if (Math.abs(light(at) - mean) < outlier) continue
      if (Math.max(...lights) - Math.min(...lights) > calm) continue
      if (around.some((place) => pixels[place + 3] !== 255)) continue
      for (const channel of [0, 1, 2])
        pixels[at + channel] = Math.round(
          around.reduce((sum, place) => sum + (pixels[place + channel] ?? 0), 0) / around.length,
        )
      pixels[at + 3] = 255
      mended += 1
    }
  return mended
}
