import type { Palette } from '../brand/palettes.ts'
import type { Picture } from '../pictures/picture.ts'

/** What all merchandise has (specification, section 3). */
export type MerchandiseItem = {
  id: string
  name: string
  description: string
  /** Taka. */
  price: number
  image: Picture
  palette: Palette
  /** Whether it lies flat in the picture (components/cutout.tsx). */
  flat?: boolean
}
