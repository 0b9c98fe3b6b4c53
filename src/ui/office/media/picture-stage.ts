import type { MediaItem } from '../../../shared/media.ts'

/** A part of a picture, in its own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Measures = Pick<MediaItem, 'width' | 'height'>

/** smaller ones are refused by the server too */
const leastSide = 16
/** widths that are made of pictures; narrower ones are asked for in their own */
const narrow = 320
const wide = 1280

/** The picture at the site's own address. */
export const stageAddress = ({ key, width }: Pick<MediaItem, 'key' | 'width'>): string =>
  `/_berkas/w_${width !== null && width < narrow ? width : wide},f_webp/${key}`

/** All of it, or the largest part of that shape in its middle. */
export function fullBox({ width, height }: Measures, ratio = 0): Box {
  const [wholeWidth, wholeHeight] = [width ?? 1, height ?? 1]
  if (ratio === 0) return { x: 0, y: 0, width: wholeWidth, height: wholeHeight }
  const boxWidth = Math.min(wholeWidth, Math.round(wholeHeight * ratio))
  const boxHeight = Math.min(wholeHeight, Math.round(boxWidth / ratio))
  return {
    x: Math.round((wholeWidth - boxWidth) / 2),
    y: Math.round((wholeHeight - boxHeight) / 2),
    width: boxWidth,
    height: boxHeight,
  }
}

/** From one corner to the other, in that shape where there is one. */
export function shapedBox(
  { width, height }: Measures,
  from: { x: number; y: number },
  to: { x: number; y: number },
  ratio: number,
): Box {
  const boxWidth = Math.max(leastSide, Math.abs(to.x - from.x))
  const boxHeight = ratio === 0 ? Math.max(leastSide, Math.abs(to.y - from.y)) : boxWidth / ratio
  const left = to.x < from.x ? from.x - boxWidth : from.x
  const top = to.y < from.y ? from.y - boxHeight : from.y
  return heldBox({ width, height }, { x: left, y: top, width: boxWidth, height: boxHeight })
}

const step = 0.02

/** By one press of an arrow: moved, or made larger or smaller at its end. */
export function movedBox(
  picture: Measures,
  box: Box,
  [right, down]: readonly [number, number],
  { isSizing, ratio }: { isSizing: boolean; ratio: number },
): Box {
  const x = right * Math.max(1, (picture.width ?? 1) * step)
  const y = down * Math.max(1, (picture.height ?? 1) * step)
  if (!isSizing) return heldBox(picture, { ...box, x: box.x + x, y: box.y + y })
  const width = Math.max(leastSide, box.width + (ratio === 0 ? x : x || y * ratio))
  const height = ratio === 0 ? Math.max(leastSide, box.height + y) : width / ratio
  return heldBox(picture, { ...box, width, height })
}

/** Whole pixels, within the picture. */
function heldBox({ width, height }: Measures, box: Box): Box {
  const wholeWidth = width ?? 1
  const wholeHeight = height ?? 1
  const fit = Math.min(1, wholeWidth / box.width, wholeHeight / box.height)
  const boxWidth = Math.floor(box.width * fit)
  const boxHeight = Math.floor(box.height * fit)
  const held = (at: number, most: number) => Math.round(Math.min(most, Math.max(0, at)))
  return {
    x: held(box.x, wholeWidth - boxWidth),
    y: held(box.y, wholeHeight - boxHeight),
    width: boxWidth,
    height: boxHeight,
  }
}

interface Marks {
  mode: 'view' | 'focus' | 'crop'
  focus: string
  box: Box
}

/** The picture in its own pixels, with what is chosen of it. */
export function drawStage(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  { width, height }: Measures,
  { mode, focus, box }: Marks,
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const [wholeWidth, wholeHeight] = [width ?? 1, height ?? 1]
  context.clearRect(0, 0, wholeWidth, wholeHeight)
  context.drawImage(picture, 0, 0, wholeWidth, wholeHeight)
  const line = Math.max(2, wholeWidth / 250)
  if (mode === 'crop') {
    context.fillStyle = 'rgb(16 20 26 / 60%)'
    context.fillRect(0, 0, wholeWidth, box.y)
    context.fillRect(0, box.y + box.height, wholeWidth, wholeHeight - box.y - box.height)
    context.fillRect(0, box.y, box.x, box.height)
    context.fillRect(box.x + box.width, box.y, wholeWidth - box.x - box.width, box.height)
    context.strokeStyle = '#fff'
    context.lineWidth = line
    context.strokeRect(box.x, box.y, box.width, box.height)
  }
  if (mode === 'view' && focus === '50-50') return
  if (mode === 'crop') return
  const [x = 50, y = 50] = focus.split('-').map(Number)
  ring(context, (x / 100) * wholeWidth, (y / 100) * wholeHeight, wholeWidth / 25, line)
}

/** seen on light and on dark */
function ring(context: CanvasRenderingContext2D, x: number, y: number, radius: number, line: number): void {
  for (const [colour, width] of [
    ['#101418', line * 3],
    ['#fff', line * 1.5],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.stroke()
  }
}
