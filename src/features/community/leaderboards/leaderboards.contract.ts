import { z } from 'zod'
import { plainText, slugText } from '../../../platform/http/query.ts'
import type { Action, Crumb, Heading } from '../../../ui/parts.tsx'

export const boardQuery = z.object({
  board: slugText.optional(),
  period: plainText(60).optional(),
  province: plainText(20).optional(),
})

type Choice = { value: string; label: string }

export interface LeaderboardPage {
  heading: Heading
  crumbs: Crumb[]
  /** the boards there are, with the current one marked */
  boards: { label: string; href: string; isCurrent: boolean }[]
  board?: {
    title: string
    text: string
    scopeText: string
    nameLabel: string
    unit: string
    hasSchools: boolean
    rows: { rank: number; name: string; school: string; city: string; score: string }[]
  }
  filters: {
    slug: string
    period: string
    province: string
    periods: Choice[]
    provinces: Choice[]
    isFiltered: boolean
    reset: string
  }
  empty: { title: string; text: string; action: Action }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    leaderboards: LeaderboardPage
  }
}
