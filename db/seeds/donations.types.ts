import type { ChannelName } from '../../src/features/money/providers/providers.ts'
import type { Drawing } from './drawing.types.ts'

/** What a demo tenant asks donations for, and who gave. Days are counted from the day of seeding, back unless said. */
export interface DemoDonations {
  /** mailbox of the administrator who writes down what was used */
  admin: string
  campaigns: DemoCampaign[]
}

export interface DemoCampaign {
  slug: string
  title: string
  summary: string
  html: string
  picture: Drawing
  goal: number | null
  endsInDays?: number
  amounts: number[]
  gifts: DemoGift[]
  uses: { words: string; amount: number; daysAgo: number }[]
}

export interface DemoGift {
  name: string
  amount: number
  daysAgo: number
  message?: string
  isAnonymous?: boolean
  /** paid unless said */
  fate?: 'pending' | 'expired' | 'returned' | 'chargedBack'
  by?: ChannelName
  /** nobody has looked at its words yet */
  isFresh?: boolean
}
