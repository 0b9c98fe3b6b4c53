import { poly } from '../shapes.ts'

/** One repeat of a cloth, on its ground: named after what is woven or waxed on the islands. */
export interface Cloth {
  /** how wide and high it is */
  size: number
  /** by how many degrees it lies on the field */
  turned?: number
  content: (inks: { ground: string; figure: string; second: string; line: string }) => string
}

export const diamond = (x: number, y: number, r: number, fill: string, high = r) =>
  poly(
    [
      [x, y - high],
      [x + r, y],
      [x, y + high],
      [x - r, y],
    ],
    fill,
  )
