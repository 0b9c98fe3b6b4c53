export type Point = readonly [number, number]

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Opacity of the paint, not of the element: an element's would cost the renderer a layer of its own. */
const extras = (more: string, paint: 'fill' | 'stroke'): string =>
  more && ` ${more.replace(/^opacity=|(?<= )opacity=/, `${paint}-opacity=`)}`

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${radius ? ` rx="${short(radius)}"` : ''} fill="${fill}"${extras(more, 'fill')}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${extras(more, 'fill')}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${extras(more, 'fill')}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${extras(more, 'fill')}/>`

export const poly = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}"${extras(more, 'fill')}/>`

/** An open stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${extras(more, 'stroke')}/>`

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more = '',
) => stroke(`M${points([[x1, y1]])} L${points([[x2, y2]])}`, colour, width, more)

export interface Placement {
  x?: number
  y?: number
  scale?: number
  flip?: boolean
  rotate?: number
}

export const place = (content: string, at: Placement): string => {
  const { x = 0, y = 0, scale = 1, flip = false, rotate = 0 } = at
  const parts = [`translate(${short(x)} ${short(y)})`]
  if (rotate) parts.push(`rotate(${short(rotate)})`)
  const size = Math.round(scale * 1000) / 1000
  if (size !== 1 || flip) parts.push(`scale(${flip ? -size : size} ${size})`)
  return `<g transform="${parts.join(' ')}">${content}</g>`
}

/** `count` drawings, one after another, so that the later stand in front. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A smooth line through the points (Catmull-Rom as Béziers). */
export const smooth = (list: readonly Point[]): string => {
  const at = (index: number): Point => list[Math.min(Math.max(index, 0), list.length - 1)] ?? [0, 0]
  let d = `M${points([at(0)])}`
  for (let i = 0; i < list.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += ` C${points([first, second, to])}`
  }
  return d
}

/** A limb segment: two circles of different radius and the skin between them, as a subpath. */
export const capsule = (from: Point, to: Point, startRadius: number, endRadius: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const side = (at: Point, radius: number): Point => [
    at[0] - (dy / length) * radius,
    at[1] + (dx / length) * radius,
  ]
  const arc = (radius: number, end: Point) => `A${short(radius)} ${short(radius)} 0 0 0 ${points([end])}`
  return `M${points([side(from, startRadius)])} L${points([side(to, endRadius)])} ${arc(endRadius, side(to, -endRadius))} L${points([side(from, -startRadius)])} ${arc(startRadius, side(from, startRadius))}Z`
}
