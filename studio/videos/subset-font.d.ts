/** Types of the part that the studio uses. The package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>
}
