/**
 * The data of a page with its cards taken out: what stays is the page's frame, which rarely changes, while each card is
 * worked out once for itself. A card is a frozen object with an address; whoever made it promises never to change it.
 */
export interface Holed {
  /** the frame as JSON; where a card stood, `hole` */
  text: string
  /** the cards in the order of the text */
  cards: readonly Card[]
}

export type Card = Readonly<{ href: string }>

/** No JSON text looks like this: JSON writes a line break as two signs. */
export const hole = '"\n"'

/** nothing deeper has cards: data, sections, a section, its items */
const deepest = 4

const isCard = (value: object): value is Card => Object.isFrozen(value) && 'href' in value

/** A copy of `data` in which `swap` has taken the place of each card; the same object where there is none. */
export function swapCards(data: unknown, swap: (card: Card) => unknown, depth = deepest): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (isCard(data)) return swap(data)
  if (depth === 0) return data
  if (Array.isArray(data)) return data.map(one => swapCards(one, swap, depth - 1))
  const made: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data))
    made[key] = typeof value === 'object' ? swapCards(value, swap, depth - 1) : value
  return made
}

const mark = '\u0001'
const marked = JSON.stringify(mark)

/** Undefined where a text looks like a mark. */
export function holedOf(data: unknown): Holed | undefined {
  const cards: Card[] = []
  const frame = swapCards(data, card => {
    cards.push(card)
    return mark
  })
  const pieces = JSON.stringify(frame).split(marked)
  return pieces.length === cards.length + 1 ? { text: pieces.join(hole), cards } : undefined
}
