import type { DeskCard, Waiting } from '../../../ui/office/desk-card.ts'

/** A first screen: what waits, then what one looks after. */
export interface DeskPage {
  path: string
  greeting: string
  waiting: Waiting[]
  cards: DeskCard[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'desks.teaching': DeskPage
    'desks.own': DeskPage
  }
}
