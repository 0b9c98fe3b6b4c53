import { createHash } from 'node:crypto'
import type { Note } from '../skip-list.ts'
import { escapeAttribute } from './html-tree.ts'

/** Keeps a drawing as if it were a file of its own, and answers the address by which the text shows it. */
export type KeepDrawing = (name: string, bytes: Uint8Array, alt: string) => string

/** what stands for something else, or is no text; then the beginning of a drawing */
const MARK = /<!--[\s\S]*?-->|<(script|style|template|textarea)\b[\s\S]*?<\/\1\s*>|<svg\b[^>]*>/gi
const EDGE = /<svg\b[^>]*?(\/?)>|<\/svg\s*>/gi
/** pixels: what is smaller stands beside words, and says nothing by itself */
const ICON = 40
/** drawings of one text; each is drawn in a process of its own */
const MOST = 200

/**
 * HTML whose drawings (`<svg>` within the text) are pictures: nothing of them runs, is styled by the page or names
 * another place once they are drawn. Read as text, since a drawing is XML and cares for small and large letters.
 */
export function withDrawings(html: string, keep: KeepDrawing, note: Note): string {
  let made = ''
  let at = 0
  let count = 0
  const marks = new RegExp(MARK)
  for (let found = marks.exec(html); found; found = marks.exec(html)) {
    if (!/^<svg/i.test(found[0])) continue
    const end = endOf(html, found.index)
    if (end === undefined) break
    const drawing = html.slice(found.index, end)
    made += html.slice(at, found.index)
    count += 1
    if (isIcon(drawing)) note('<svg>', 'Ikon di dalam HTML tidak dibawa')
    else if (count > MOST) note('<svg>', `Lebih dari ${MOST} gambar di dalam satu halaman`)
    else made += shown(drawing, keep)
    at = end
    marks.lastIndex = end
  }
  return made + html.slice(at)
}

/** Where a drawing ends, drawings within it counted. */
function endOf(html: string, from: number): number | undefined {
  const edges = new RegExp(EDGE)
  edges.lastIndex = from
  let depth = 0
  for (let edge = edges.exec(html); edge; edge = edges.exec(html)) {
    if (edge[0].startsWith('</')) depth -= 1
    else if (!edge[1]) depth += 1
    if (depth <= 0) return edges.lastIndex
  }
  return undefined
}

const headOf = (drawing: string) => /^<svg\b[^>]*>/i.exec(drawing)?.[0] ?? ''

function isIcon(drawing: string): boolean {
  const head = headOf(drawing)
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}=["']?([\\d.]+)(?:px)?["'\\s>]`).exec(head)?.[1] ?? ICON)
  const isHidden = /\saria-hidden=["']?true/.test(head)
  return isHidden || Math.max(side('width'), side('height')) < ICON
}

function shown(drawing: string, keep: KeepDrawing): string {
  const head = headOf(drawing)
  const label = /\saria-label=(?:"([^"]*)"|'([^']*)')/.exec(head)
  const alt = (label?.[1] ?? label?.[2] ?? /<title[^>]*>([^<]*)<\/title>/i.exec(drawing)?.[1] ?? '').trim()
  const named = /\sxmlns\s*=/.test(head)
    ? drawing
    : drawing.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
  // entities of HTML are none of XML
  const bytes = Buffer.from(named.replaceAll(/&nbsp;/g, '&#160;'))
  const name = `gambar-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.svg`
  return `<img src="${escapeAttribute(keep(name, bytes, alt))}" alt="${escapeAttribute(alt)}">`
}
