import type { Drawing } from './drawing.types.ts'

/** Hiring organisations of a demo tenant with their jobs; days count from the day of the seeding. */
export interface DemoJob {
  slug: string
  title: string
  summary: string
  html: string
  /** the organisation's unless told otherwise */
  cover?: Drawing
  employmentType: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer'
  workplace: 'onsite' | 'hybrid' | 'remote'
  /** Kemendagri's; the organisation's unless told otherwise */
  cityCode?: string
  /** whole rupiah, from and to */
  salary?: [number, number]
  /** month unless told otherwise */
  period?: 'hour' | 'day' | 'week' | 'month' | 'year'
  openings: number
  skills: string[]
  applyUrl?: string
  applyEmail?: string
  publishedDaysAgo: number
  /** none: until somebody is found */
  closesInDays?: number
  status?: 'open' | 'closed' | 'filled'
}

export interface DemoCareer {
  slug: string
  name: string
  industry: string
  summary: string
  html: string
  cover: Drawing
  website?: string
  address?: string
  cityCode: string
  jobs: DemoJob[]
}
