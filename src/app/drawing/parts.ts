import { type Card, type Holed, hole } from '../../shared/holes.ts'
import { jsonForScript, safeForScript } from '../../shared/html-text.ts'
import type { OfficeFrame } from '../../ui/office-frame.ts'

/** A document in pieces: what is said for this page alone, and bytes that many pages share. */
export type Part = string | Buffer

/** With neighbouring texts as one, so that a page holds few pieces. */
export function bytesOf(parts: readonly Part[]): Buffer[] {
  const bytes: Buffer[] = []
  let text = ''
  const flush = () => {
    if (text) bytes.push(Buffer.from(text))
    text = ''
  }
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      flush()
      bytes.push(part)
    }
  }
  flush()
  return bytes
}

export const textOf = (parts: readonly Part[]): string => parts.map(part => part.toString()).join('')

const ofCards = new WeakMap<Card, Buffer>()

/** JSON of a card as it may stand in a script element; kept with the card. */
function bytesOfCard(card: Card): Buffer {
  const known = ofCards.get(card) ?? Buffer.from(safeForScript(JSON.stringify(card)))
  ofCards.set(card, known)
  return known
}

/** The JSON of a page's data, as it may stand in a script element. */
export function dataParts({ text, cards }: Holed): Part[] {
  return text.split(hole).flatMap((piece, index): Part[] => {
    const card = cards[index]
    return card === undefined ? [safeForScript(piece)] : [safeForScript(piece), bytesOfCard(card)]
  })
}

const ofThings = new WeakMap<object, string>()

/** JSON of what stays the same object as long as it says the same, as it may stand in a script element. */
export function keptJson(thing: object): string {
  const known = ofThings.get(thing) ?? jsonForScript(thing)
  ofThings.set(thing, known)
  return known
}

type Replacer = (key: string, value: unknown) => unknown

/** The JSON of an object, with further fields whose JSON is there already. */
export function jsonWith(
  value: object,
  fields: Readonly<Record<string, string>>,
  replacer?: Replacer,
): string {
  const own = jsonForScript(value, replacer).slice(1, -1)
  const further = Object.entries(fields).map(([name, json]) => `"${name}":${json}`)
  return `{${[...(own ? [own] : []), ...further].join(',')}}`
}

const hasOffice = (data: unknown): data is { office: OfficeFrame } =>
  typeof data === 'object' && data !== null && 'office' in data

/** The JSON of a page's data; the ways through an office, most of it, are those of everybody of one kind. */
export function jsonOfData(data: unknown, replacer?: Replacer): string {
  if (!hasOffice(data)) return jsonForScript(data ?? null, replacer)
  const { office, ...own } = data
  const { nav, ...frame } = office
  return jsonWith(own, { office: jsonWith(frame, { nav: keptJson(nav) }) }, replacer)
}
