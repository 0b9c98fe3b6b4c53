import { type Card, type Holed, hole } from '../../shared/holes.ts'
import { safeForScript } from '../../shared/html-text.ts'

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
