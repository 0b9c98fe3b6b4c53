/** What a demo tenant shows of the league, of boards and of appointments. Days are offsets from the day of seeding. */

export interface DemoSeason {
  slug: string
  name: string
  season: string
  summary: string
  html: string
  rulesHtml: string
  fee: number
  registrationOpensInDays: number
  registrationClosesInDays: number
  startsInDays: number
  endsInDays: number
  stages: { name: string; text: string; place?: string; startsInDays: number; endsInDays: number }[]
  categories: { slug: string; name: string; text: string; min: number; max: number }[]
  teams: DemoTeam[]
}

export interface DemoTeam {
  name: string
  category: string
  /** NPSN of one of the tenant's schools */
  npsn: string
  status: 'draft' | 'submitted' | 'pending_payment' | 'needs_fix' | 'verified' | 'accepted' | 'withdrawn'
  coach: string
  /** the first one is the captain */
  members: string[]
  major: string
  reason?: string
  /** points in each stage, in order */
  points?: number[]
}

export interface DemoBoard {
  slug: string
  title: string
  text: string
  period: string
  unit: string
  scope: 'student' | 'school' | 'team'
  /** slug of a season: reckoned from its points, without entries */
  league?: string
  entries?: DemoEntry[]
}

/** name, school, province, city, score */
export type DemoEntry = [name: string, school: string, province: string, city: string, score: number]

export interface DemoAppointment {
  name: string
  organisation: string
  orgType: 'school' | 'campus' | 'company' | 'government' | 'community' | 'personal'
  topic: 'programme' | 'training' | 'partnership' | 'hiring' | 'platform' | 'other'
  mode: 'online' | 'offline'
  notes: string
  status: 'new' | 'confirmed' | 'done' | 'no_show' | 'cancelled'
  /** of the day it is meant for, at this hour of Jakarta */
  inDays: number
  hour: number
  place?: string
  reply?: string
}

/** What visitors of a demo tenant said; days ago count from the day of seeding. */
export interface DemoVoices {
  testimonies: DemoVoice[]
  aspirations: (DemoVoice & {
    category: 'learning' | 'facilities' | 'programme' | 'platform' | 'community' | 'other'
    progress?: 'received' | 'planned' | 'in_progress' | 'done' | 'declined'
    /** why it is where it is */
    reason?: string
    supports?: number
    /** official words, by whom, and how many days ago */
    replies?: [content: string, by: string, daysAgo: number][]
  })[]
  books: {
    slug: string
    title: string
    author: string
    publisher: string
    year: number
    summary: string
    reviews: DemoVoice[]
  }[]
}

export interface DemoVoice {
  name: string
  content: string
  role?: string
  rating?: number
  daysAgo: number
  /** shown unless it says otherwise */
  state?: 'pending' | 'hidden' | 'rejected' | 'spam'
}

/** What a site has answered itself, and what its assistant was asked. Without an answer it found none. */
export interface DemoAsked {
  faqs: { question: string; answer: string }[]
  questions: {
    query: string
    answer?: string
    daysAgo: number
    feedback?: 'up' | 'down'
    reason?: string
  }[]
}

export interface DemoForms {
  voices?: DemoVoices
  asked?: DemoAsked
  seasons?: DemoSeason[]
  boards?: DemoBoard[]
  appointments?: DemoAppointment[]
  /** schools of the league beyond those every demo tenant has: npsn, name, province, city */
  schools?: [npsn: string, name: string, province: string, city: string][]
}
