/** Markers of JPEG frame headers: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])

/** Reads the size in pixels from the frame header of a JPEG. */
export function jpegSize(file: Buffer) {
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (frames.has(file.readUInt8(at + 1)))
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) }
  }
  throw new Error('The JPEG has no frame header.')
}
