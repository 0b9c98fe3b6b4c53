import { buffer } from 'node:stream/consumers'
import sharp, { type ResizeOptions } from 'sharp'

/** What `drawn` starts: a drawing comes in, its picture goes out, and what is wrong with it goes to stderr. */
export type DrawingJob = { scale: number; pixels: number; size: ResizeOptions }

const { scale, pixels, size }: DrawingJob = JSON.parse(process.argv[2] ?? '')
// on the white its author saw
const png = await sharp(await buffer(process.stdin), {
  density: 72 * scale,
  limitInputPixels: pixels,
  failOn: 'error',
})
  .flatten({ background: '#fff' })
  .resize(size)
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(png)
