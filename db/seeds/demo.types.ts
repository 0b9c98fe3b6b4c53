import type { DemoAssignment, DemoThread } from './assignments.types.ts'
import type { DemoCareer } from './careers.types.ts'
import type { DemoDonations } from './donations.types.ts'
import type { Drawing } from './drawing.types.ts'
import type { DemoEnrolments } from './enrolments.types.ts'
import type { DemoEvent } from './events.types.ts'
import type { DemoForms } from './forms.types.ts'
import type { DemoFeature } from './lms-features.types.ts'
import type { DemoMeetings } from './meetings.types.ts'
import type { DemoOrders } from './orders.types.ts'
import type { DemoPage } from './pages.types.ts'
import type { DemoQuiz } from './quizzes.types.ts'
import type { Action, DemoSection } from './sections.types.ts'
import type { DemoShowcase } from './showcase.types.ts'
import type { DemoTeaching } from './teaching.types.ts'

/**
 * What a demo tenant is made of. Dates are day offsets from the day of the seeding, so that every badge shows
 * whenever somebody tries the product; prices are whole rupiah; texts are HTML of the subset an editor writes.
 */

export interface DemoPerson {
  slug: string
  name: string
  /** "Mentor Backend, eks-insinyur di perusahaan logistik" */
  title: string
  bio: string
  photo: Drawing
}

export interface DemoPost {
  kind: 'news' | 'blog' | 'articles' | 'podcasts' | 'tulisan-temans'
  slug: string
  title: string
  summary: string
  html: string
  cover: Drawing
  category: string
  tags: string[]
  authors: string[]
  publishedDaysAgo: number
  featured?: boolean
  audio?: { season: number; episode: number; seconds: number }
}

export interface DemoChapter {
  slug: string
  title: string
  minutes: number
  isPreview?: boolean
  html: string
}

export interface DemoModule {
  slug: string
  title: string
  chapters: DemoChapter[]
}

export interface DemoClass {
  code: string
  slug: string
  name: string
  summary: string
  html: string
  cover: Drawing
  type: 'self_paced' | 'live' | 'hybrid' | 'bootcamp' | 'webinar'
  level: 'beginner' | 'intermediate' | 'advanced' | 'all'
  premium?: boolean
  category: string
  tags: string[]
  competencies: string[]
  outcomes: string[]
  prerequisites: string[]
  audience: string[]
  durationMinutes: number
  price: number
  compareAtPrice?: number
  certificate: boolean
  instructors: { person: string; role: 'lead' | 'assistant' | 'mentor' }[]
  rating?: { average: number; count: number }
  modules: DemoModule[]
  /** what its teachers have written since it was published, and nobody else sees yet */
  ahead?: { module: DemoModule /** slug of a chapter that moves there, to its end */; moved: string }
  /** dated runs; a self-paced class has none */
  classrooms: {
    code: string
    name: string
    startsInDays: number
    endsInDays: number
    registrationOpensInDays: number
    registrationClosesInDays: number
    mode: 'online' | 'offline' | 'hybrid'
    venue?: string
    city?: string
    capacity: number
    status?: 'scheduled' | 'postponed' | 'cancelled'
    /** where the run costs something else than the class */
    price?: number
    waitlist?: boolean
    joinMode?: 'open' | 'approval' | 'invite' | 'code'
    /** with joinMode code */
    joinCode?: string
  }[]
}

export interface DemoProgram {
  slug: string
  name: string
  kind: string
  summary: string
  html: string
  cover: Drawing
  partners: string[]
  classes: string[]
  startsInDays: number
  endsInDays: number
}

export interface DemoTenant {
  slug: string
  name: string
  layout: string
  /** further hosts; the primary one is where its addresses lead */
  domains?: { host: string; isPrimary?: boolean }[]
  maintenance?: boolean
  title: string
  tagline: string
  description: string
  keywords: string[]
  fonts: { primary: string; secondary: string }
  colours: {
    primary: string
    secondary: string
    success: string
    info: string
    warning: string
    danger: string
    light: string
    dark: string
  }
  logo: { mark: string; seed: number }
  nav: { label: string; href: string }[]
  footer: {
    about: string
    columns: { title: string; links: { label: string; href: string }[] }[]
    contact: { address?: string; email?: string; phone?: string; whatsapp?: string }
    social: { label: string; href: string }[]
    legal: string
  }
  /** the home page as an editor would have written it; lists of classes, programmes and posts come from the database */
  home: DemoHome
  /** pages of its own in place of the starter's */
  pages?: DemoPage[]
  categories: { kind: string; slug: string; name: string }[]
  people: DemoPerson[]
  programs: DemoProgram[]
  classes: DemoClass[]
  posts: DemoPost[]
  teaching?: DemoTeaching
  /** who takes part in its classes */
  enrolments?: DemoEnrolments
  quizzes?: DemoQuiz[]
  assignments?: DemoAssignment[]
  /** when its runs meet */
  meetings?: DemoMeetings[]
  /** what its classes talk about */
  threads?: DemoThread[]
  /** what it has sold */
  orders?: DemoOrders
  donations?: DemoDonations
  /** who took the personality test: the letter that fits most, and the one that fits least */
  discLeanings?: (readonly [most: 'D' | 'I' | 'S' | 'C', least: 'D' | 'I' | 'S' | 'C'])[]
  /** the league, boards, appointments */
  forms?: DemoForms
  events?: DemoEvent[]
  careers?: DemoCareer[]
  showcase?: DemoShowcase
  lmsFeatures?: DemoFeature[]
  /** what plays on and on in the layouts that have a radio */
  radio?: { name: string }
  /** one line above every page, from and until days from now */
  announcement?: { text: string; label: string; href: string; fromInDays: number; untilInDays: number }
  /** words that mean the same to who searches here */
  synonyms?: string[][]
}

export interface DemoHome {
  hero: {
    eyebrow?: string
    title: string
    text: string
    actions: Action[]
    picture?: Drawing
    /** slug of the class the hero presents */
    featuredClass?: string
    figures?: { value: string; label: string }[]
    meter?: { label: string; value: number; target: number; note?: string }
    tabs?: { name: string; code: string }[]
  }
  sections: DemoSection[]
}
