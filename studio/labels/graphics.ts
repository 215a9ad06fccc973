/** Flat illustrations on snack packs, as square SVGs of `size` pixels. */

/** @param content a drawing of 200 × 200 around the centre */
const svg = (size: number, content: string) =>
  `<svg viewBox="-100 -100 200 200" width="${size}" height="${size}" style="display:block;overflow:visible">${content}</svg>`

const around = (count: number, part: (angle: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => part((360 * index) / count, index)).join('')

/** A slice of lime. */
export const limeSlice = (
  size: number,
  { peel, pith, flesh }: { peel: string; pith: string; flesh: string },
) =>
  svg(
    size,
    `<circle r="100" fill="${peel}"/><circle r="90" fill="${pith}"/>${around(
      9,
      (angle) =>
        `<path transform="rotate(${angle})" fill="${flesh}" stroke="${flesh}" stroke-width="9" stroke-linejoin="round" d="M0-15 18-64A67 67 0 0 0-18-64Z"/>`,
    )}`,
  )

/** A cookie seen from above. */
export const cookieDisc = (
  size: number,
  { dough, chunk, pale }: { dough: string; chunk: string; pale: string },
) => {
  const chunks = [
    [-52, -48, 24, 20],
    [6, -70, 20, 60],
    [50, -36, 26, 35],
    [-8, -22, 27, 5],
    [-68, 8, 19, 40],
    [-30, 34, 24, 70],
    [34, 16, 22, 15],
    [72, 22, 16, 50],
    [10, 62, 22, 30],
    [54, 60, 17, 75],
    [-58, 62, 16, 20],
    [-22, -64, 9, 10],
    [30, -12, 9, 50],
    [-42, -4, 9, 30],
    [2, 26, 8, 60],
  ]
  return svg(
    size,
    `<circle r="100" fill="${dough}"/>${chunks
      .map(
        ([x = 0, y = 0, side = 0, angle = 0], index) =>
          `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="4" transform="translate(${x} ${y}) rotate(${angle})" fill="${index % 3 ? chunk : pale}"/>`,
      )
      .join('')}`,
  )
}

/** A cut peanut-butter cup seen from above: fluted chocolate and filling. */
export const cupDisc = (
  size: number,
  { chocolate, butter }: { chocolate: string; butter: string },
) =>
  svg(
    size,
    `<g fill="${chocolate}"><circle r="93"/>${around(
      24,
      (angle) => `<circle r="13" cy="-88" transform="rotate(${angle})"/>`,
    )}</g><circle r="64" fill="${butter}"/>`,
  )
