// @ts-check

/** How far a pixel must stand out from a calm ring around it, summed over red, green and blue. */
const outlier = 36
const calm = 24

const ring = Array.from({ length: 25 }, (_, index) => ({
  x: (index % 5) - 2,
  y: Math.floor(index / 5) - 2,
})).filter(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) === 2)

/**
 * Takes single stray pixels off a render (where film meets film, the software renderer leaves a
 * few): what differs from a ring of equal neighbours two pixels away becomes as they are. Type and
 * edges stay, for the ring around them is not calm.
 * @param {Buffer} pixels RGBA, changed in place
 * @param {{ width: number, height: number }} size
 */
export function despeckle(pixels, { width, height }) {
  const light = (/** @type {number} */ at) =>
    (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
  const offsets = ring.map(({ x, y }) => (y * width + x) * 4)
  let mended = 0
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = (y * width + x) * 4
      // What the rest comes to can be told from one neighbour nearly always, a hundred times faster.
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
