import type { Drawing } from './drawing.types.ts'

export type Action = { label: string; href: string }
type SectionText = { id: string; title: string; intro?: string; more?: Action }

/** What an editor would have put into a page, a kind of section each. */
export type DemoSection =
  /** filled from the database: the next classes, courses, programmes or posts of a kind */
  | (SectionText & {
      kind: 'listing'
      /** a line of src/features/core/sections/listings.ts */
      of: string
      count: number
      filter?: string
    })
  /** filled from the people table */
  | (SectionText & { kind: 'people'; people: string[] })
  | (SectionText & { kind: 'figures'; items: { value: string; label: string; note?: string }[] })
  | (SectionText & { kind: 'quotes'; items: { text: string; name: string; role: string; photo: Drawing }[] })
  | (SectionText & { kind: 'steps'; items: { title: string; text: string; label?: string }[] })
  | (SectionText & {
      kind: 'features'
      items: { title: string; text: string; icon: string; href?: string }[]
    })
  | (SectionText & { kind: 'questions'; items: { question: string; answer: string }[] })
  | (SectionText & { kind: 'sponsors'; tiers: { name: string; names: string[] }[] })
  | (SectionText & {
      kind: 'schedule'
      days: { title: string; inDays: number; items: { time: string; title: string; place?: string }[] }[]
    })
  | (SectionText & { kind: 'appeal'; text: string; actions: Action[]; picture?: Drawing })
  | (SectionText & { kind: 'text'; bodyHtml: string; picture?: Drawing })
  | (SectionText & {
      kind: 'plans'
      items: {
        name: string
        /** whole rupiah, or words */
        price: number | string
        period?: string
        text?: string
        benefits: string[]
        action?: Action
        highlighted?: boolean
      }[]
    })
  | (SectionText & { kind: 'table'; columns: string[]; rows: string[][] })
  | (SectionText & { kind: 'gallery'; items: (Drawing & { caption?: string })[] })
  | (SectionText & {
      kind: 'video'
      provider: 'youtube' | 'vimeo'
      videoId: string
      text?: string
      poster?: Drawing
    })
  /** what is not said is the footer's */
  | (SectionText & {
      kind: 'contact'
      address?: string
      phone?: string
      whatsapp?: string
      email?: string
      hours?: string
    })
