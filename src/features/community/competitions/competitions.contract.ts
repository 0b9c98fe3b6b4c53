import type { Action, Crumb, Fact, Heading } from '../../../ui/parts.tsx'

import type { StandingItem } from '../fixtures/fixtures.ts'

/** What the pages of the league take; words are made on the server. */
export interface StandingRow {
  rank: number
  team: string
  school: string
  city: string
  members: string
  points: string
}

/** Matches of a category as anybody sees them. */
export interface LeagueBoard {
  groups: { name: string; standings: StandingItem[] }[]
  rounds: {
    name: string
    /** the round that is played now or next */
    isNow: boolean
    fixtures: {
      id: number
      home: string
      away: string
      homeScore: number | null
      awayScore: number | null
      winner: 'home' | 'away' | null
      startsAt: string | null
      startsText: string
      place: string
      state: string
      stateText: string
    }[]
  }[]
  rule: string
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
    categories: {
      name: string
      text: string
      members: string
      teams: StandingRow[]
      hasPoints: boolean
      board?: LeagueBoard
    }[]
  }
  seasons: { label: string; href: string; isCurrent: boolean }[]
  empty: { title: string; text: string; action: Action }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'league.season': LeaguePage
  }
}
