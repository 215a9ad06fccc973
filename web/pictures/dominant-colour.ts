import { drawingOf, type Photo } from './read-photo.ts'

type Box = { count: number; sum: [number, number, number] }

/** The most frequent colour of a scaled-down copy, as #rrggbb. */
export async function dominantColour(photo: Photo): Promise<string> {
  const data = await drawingOf(photo).resize({ width: 60 }).removeAlpha().raw().toBuffer()
  const boxes = new Map<string, Box>()
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = [red, green, blue].map((channel) => channel >> 4).join()
    const { count, sum } = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] }
    boxes.set(key, { count: count + 1, sum: [sum[0] + red, sum[1] + green, sum[2] + blue] })
  }
  const [most = { count: 1, sum: [0, 0, 0] }] = [...boxes.values()].sort(
    (a, b) => b.count - a.count,
  )
  const hex = (sum: number) =>
    Math.round(sum / most.count)
      .toString(16)
      .padStart(2, '0')
  return `#${most.sum.map(hex).join('')}`
}
