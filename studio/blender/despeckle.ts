/** Minimum difference between a speckle and the uniform ring around it, summed over red, green and blue. */
const outlier = 36
/** Maximum difference between the pixels of a uniform ring, summed over red, green and blue. */
const uniform = 24

const ring = Array.from({ length: 25 }, (_, index) => ({
  x: (index % 5) - 2,
  y: Math.floor(index / 5) - 2,
})).filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 2)

/**
 * Removes single stray pixels, which the software renderer leaves where two films meet. A pixel that
 * differs from a uniform ring two pixels away gets the ring's colour. Text and edges have no uniform
 * ring and do not change.
 * @param pixels RGBA, changed in place
 * @returns the number of removed pixels
 */
export function despeckle(pixels: Buffer, { width, height }: { width: number; height: number }) {
  const light = (at: number) => (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
  const offsets = ring.map(({ x, y }) => (y * width + x) * 4)
  let removed = 0
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = (y * width + x) * 4
      // Checking one neighbour first excludes nearly every pixel, a hundred times faster than the ring.
      const first = at + (offsets[0] ?? 0)
      if (pixels[first + 3] !== 255) continue
      if (Math.abs(light(at) - light(first)) < outlier - uniform) continue
      const around = offsets.map((offset) => at + offset)
      const lights = around.map(light)
      const mean = lights.reduce((sum, one) => sum + one, 0) / lights.length
      if (Math.abs(light(at) - mean) < outlier) continue
      if (Math.max(...lights) - Math.min(...lights) > uniform) continue
      if (around.some((place) => pixels[place + 3] !== 255)) continue
      for (const channel of [0, 1, 2])
        pixels[at + channel] = Math.round(
          around.reduce((sum, place) => sum + (pixels[place + channel] ?? 0), 0) / around.length,
        )
      pixels[at + 3] = 255
      removed += 1
    }
  return removed
}
