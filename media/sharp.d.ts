/** What encode.mjs and contact-sheet.mjs use of sharp; goes when sharp is a dependency here. */
declare module 'sharp' {
  type Output = { data: Buffer; info: { width: number; height: number; channels: number } }
  type Layer = { input: Buffer; left?: number; top?: number }
  interface Sharp {
    metadata(): Promise<{ width: number; height: number }>
    resize(options: { width?: number; height?: number; kernel?: string; fit?: string }): Sharp
    clone(): Sharp
    raw(): Sharp
    composite(layers: Layer[]): Sharp
    avif(options: { quality: number; effort: number }): Sharp
    webp(options: { quality: number; alphaQuality?: number; effort: number }): Sharp
    png(): Sharp
    toBuffer(): Promise<Buffer>
    toBuffer(options: { resolveWithObject: true }): Promise<Output>
    toFile(path: string): Promise<unknown>
  }
  type Raw = { raw: { width: number; height: number; channels: number } }
  export default function sharp(input: string | Buffer, options?: Raw): Sharp
}
