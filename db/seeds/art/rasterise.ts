import sharp from 'sharp'
import { toHex } from './colour.ts'

export interface Raster {
  data: Buffer
  width: number
  height: number
  /** The average colour, as #rrggbb. */
  tint: string
}

/** Reads every ninth pixel: plenty for an average, and a ninth of the time. */
const survey = (pixels: Buffer, channels: number): { tint: string; opaque: boolean } => {
  let [red, green, blue, count, opaque] = [0, 0, 0, 0, true]
  for (let at = 0; at + channels <= pixels.length; at += channels * 9) {
    const alpha = channels === 4 ? (pixels[at + 3] ?? 255) : 255
    if (alpha < 255) opaque = false
    if (alpha < 128) continue
    red += pixels[at] ?? 0
    green += pixels[at + 1] ?? 0
    blue += pixels[at + 2] ?? 0
    count++
  }
  const share = Math.max(count, 1)
  return { tint: toHex(red / share, green / share, blue / share), opaque }
}

/** An SVG as WebP of the given width. */
export const rasterise = async (svg: string, { width }: { width: number }): Promise<Raster> => {
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / natural })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { tint, opaque } = survey(data, info.channels)
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const webp = await (opaque ? picture.removeAlpha() : picture)
    .webp({ quality: width > 320 ? 70 : 90, effort: 2 })
    .toBuffer()
  return { data: webp, width: info.width, height: info.height, tint }
}
