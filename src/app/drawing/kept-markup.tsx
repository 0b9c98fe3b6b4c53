import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type Card, type Holed, swapCards } from '../../shared/holes.ts'
import type { KeptStore } from '../../ui/kept.tsx'
import type { Part } from './parts.ts'

/** Markup with places for cards: the text before each, which card it is and in which look, and the text behind the last. */
interface Frame {
  pieces: readonly string[]
  places: readonly { at: number; variant: string }[]
  characters: number
}

/** characters of frames kept, over all tenants; one is some 30,000 */
const keptCharacters = 24_000_000
/** a frame whose data is longer is a page of its own and hardly asked for twice with other cards */
const longestKey = 12_000

/** nobody can write such a comment into a text of theirs */
const secret = randomUUID()
const place = new RegExp(`<!--${secret} (\\d+) (\\S+)-->`)

/** Markup of frozen cards by card and look, as bytes; gone with the card. */
const ofCards = new WeakMap<object, Map<string, Buffer>>()

// React would preload an eager picture by a link before the card: no place for one within a list
const drawn = (node: ReactNode) => renderToString(node).replace(/^(?:<link [^>]*>)+/, '')

function kept(card: object, variant: string, draw: () => string): Buffer {
  const looks = ofCards.get(card) ?? new Map<string, Buffer>()
  const known = looks.get(variant)
  if (known !== undefined) return known
  const made = Buffer.from(draw())
  looks.set(variant, made)
  ofCards.set(card, looks)
  return made
}

/** Cards that are made anew for each page are known by all they show, within a tenant. */
const ofTexts = new Map<string, string>()
let textCharacters = 0

function keptByText(key: string, draw: () => string): string {
  const known = ofTexts.get(key)
  if (known !== undefined) {
    ofTexts.delete(key)
    ofTexts.set(key, known)
    return known
  }
  const made = draw()
  ofTexts.set(key, made)
  textCharacters += key.length + made.length
  for (const [oldest, { length }] of ofTexts) {
    if (textCharacters <= keptCharacters) break
    ofTexts.delete(oldest)
    textCharacters -= oldest.length + length
  }
  return made
}

/** Draws each item once: frozen ones by themselves, others by what they hold. `tenant`: whose, and where its files are. */
export const plainStore = (tenant: string): KeptStore => ({
  markup: (item, variant, node) =>
    Object.isFrozen(item)
      ? kept(item, variant, () => drawn(node)).toString()
      : keptByText(`${tenant} ${variant} ${JSON.stringify(item)}`, () => drawn(node)),
})

interface FrameRequest {
  /** all that the markup depends on beside the data: tenant and its settings, layout, path, page */
  key: string
  tenant: string
  data: unknown
  holed: Holed
  draw: (data: unknown, store: KeptStore) => string
}

export interface FrameStore {
  /**
   * The markup that `draw` makes of data whose cards were taken out: the frame from memory, if it was drawn before under
   * `key`, and each card from memory. A page that shows of a card what its list does not keep is drawn whole each time.
   */
  markup(asked: FrameRequest): Part[]
}

export function createFrameStore(): FrameStore {
  const frames = new Map<string, Frame>()
  let characters = 0

  function keep(key: string, frame: Frame): void {
    frames.set(key, frame)
    characters += key.length + frame.characters
    for (const [oldest, { characters: length }] of frames) {
      if (characters <= keptCharacters) break
      frames.delete(oldest)
      characters -= oldest.length + length
    }
  }

  return {
    markup({ key, tenant, data, holed: { text, cards }, draw }) {
      const full = `${key} ${text}`
      const known = frames.get(full)
      const filled = known && fill(known, cards)
      if (known && filled !== undefined) {
        frames.delete(full)
        frames.set(full, known)
        return filled
      }
      const looked = createWatch(tenant, cards)
      const markup = draw(swapCards(data, looked.watched), looked.store)
      const frame = frameOf(markup)
      if (!known && !looked.wasRead() && full.length <= longestKey) keep(full, frame)
      return fill(frame, cards) ?? []
    },
  }
}

/** Cards that tell whether anybody looked at them outside of `Kept`, and a store that leaves their places open. */
function createWatch(tenant: string, cards: readonly Card[]) {
  const others = plainStore(tenant)
  const places = new Map<object, number>()
  let next = 0
  let within = 0
  let read = false
  const look = () => {
    if (within === 0) read = true
  }
  const store: KeptStore = {
    markup(item, variant, node) {
      const at = places.get(item)
      const card = at === undefined ? undefined : cards[at]
      within++
      try {
        if (card === undefined) return others.markup(item, variant, node)
        kept(card, variant, () => drawn(node))
      } finally {
        within--
      }
      return `<!--${secret} ${at} ${variant}-->`
    },
  }
  return {
    store,
    wasRead: () => read,
    watched(card: Card) {
      const proxy = new Proxy(card, {
        get(target, key) {
          look()
          return Reflect.get(target, key)
        },
        ownKeys(target) {
          look()
          return Reflect.ownKeys(target)
        },
      })
      places.set(proxy, next++)
      return proxy
    },
  }
}

function frameOf(markup: string): Frame {
  const pieces: string[] = []
  const places: Frame['places'][number][] = []
  for (const [index, piece] of markup.split(place).entries()) {
    // text, number of the card, its look, text …
    if (index % 3 === 0) pieces.push(piece)
    else if (index % 3 === 1) places.push({ at: Number(piece), variant: '' })
    else places.push({ at: places.pop()?.at ?? 0, variant: piece })
  }
  return { pieces, places, characters: markup.length }
}

/** undefined where a card was not drawn yet in that look */
function fill({ pieces, places }: Frame, cards: readonly Card[]): Part[] | undefined {
  const parts: Part[] = [pieces[0] ?? '']
  for (const [index, { at, variant }] of places.entries()) {
    const card = cards[at]
    const markup = card && ofCards.get(card)?.get(variant)
    if (markup === undefined) return undefined
    parts.push(markup, pieces[index + 1] ?? '')
  }
  return parts
}
