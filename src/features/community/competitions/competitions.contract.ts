import type { Action, Crumb, Fact, Heading } from '../../../ui/parts.tsx'

/** What the pages of the league take; words are made on the server. */
export interface StandingRow {
  rank: number
  team: string
  school: string
  city: string
  members: string
  points: string
}

export interface LeaguePage {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  /** undefined: there is no season to show */
  season?: {
    summary: string
    descriptionHtml: string
    rulesHtml: string
    note: string
    action?: Action
    stages: { name: string; when: string; place: string; text: string; isNow: boolean }[]
    categories: { name: string; text: string; members: string; teams: StandingRow[]; hasPoints: boolean }[]
  }
  seasons: { label: string; href: string; isCurrent: boolean }[]
  empty: { title: string; text: string; action: Action }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'league.season': LeaguePage
  }
}
