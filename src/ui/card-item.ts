import type { Spoken } from '../shared/spoken.ts'

/** A picture in the file store. `key` is the path below the files host; `tint` is shown until it has loaded. */
export interface Image {
  key: string
  width: number
  height: number
  alt: string
  caption?: string
  tint?: string
  /** what must stay visible where it is cut: percent from the left and from the top, "50-25" */
  focus?: string
  /** likely the first thing seen on a phone: fetched at once and before others */
  eager?: boolean
}

export type Tone = 'neutral' | 'orange' | 'green' | 'blue' | 'red'

export interface Badge {
  label: string
  tone: Tone
}

export type FactIcon =
  | 'calendar'
  | 'clock'
  | 'level'
  | 'place'
  | 'people'
  | 'price'
  | 'book'
  | 'person'
  | 'audio'
  | 'photo'
  | 'video'
  | 'certificate'
  | 'tag'

/** One short line about a thing: "12 Des 2026", "8 modul", "Online". */
export interface Fact {
  icon: FactIcon
  text: string
  /** machine-readable time for <time datetime>, ISO 8601 */
  dateTime?: string
}

export interface CardItem {
  href: string
  title: string
  summary?: string
  picture?: Image
  eyebrow?: string
  badge?: Badge
  facts: Fact[]
  /** of title and summary, where they are in another language than the page */
  spoken?: Spoken | undefined
  /** already in words: "Rp 1.250.000", "Gratis" */
  price?: string
  /** the price before a discount, struck through */
  compareAtPrice?: string
}
