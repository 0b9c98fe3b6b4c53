import type { Canvas } from '../canvas.ts'

/** Five colours, the last two of which are those of lines and of what shows through. */
export type Draw = (
  canvas: Canvas,
  inks: readonly [a: string, b: string, c: string, ink: string, paper: string],
) => string
