import type { OfficeIconName } from './icons.tsx'
import type { TagTone } from './panels.tsx'

/** A number that was counted, with the way to what it counts. */
export interface Figure {
  label: string
  value: number
  href?: string | undefined
}

/** What waits for somebody. */
export interface Waiting {
  label: string
  text: string
  href?: string | undefined
  tone: TagTone
}

export interface DeskRow {
  label: string
  text: string
  href?: string | undefined
  tag?: { label: string; tone: TagTone } | undefined
  /** how far, in percent, and what that is said to be */
  meter?: { percent: number; label: string } | undefined
}

/** One thing that somebody looks after, on their first screen: figures, a list, and the way to where it is done. */
export interface DeskCard {
  /** stands in the address: /Mengajar#kelas */
  id: string
  title: string
  text?: string | undefined
  figures?: Figure[] | undefined
  rows?: DeskRow[] | undefined
  more?: { label: string; href: string; isFile?: boolean } | undefined
  /** shown while there is neither figure nor row: what this place is for, and how to begin */
  empty?: { icon: OfficeIconName; title: string; text: string; action?: { label: string; href: string } }
  /** over the whole width */
  isWide?: boolean | undefined
}
