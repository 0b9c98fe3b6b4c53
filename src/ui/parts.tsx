import { createContext, type ReactNode, useContext } from 'react'
import type { Spoken } from '../shared/spoken.ts'
import type { Badge, CardItem, Fact, Image } from './card-item.ts'

export type { Badge, CardItem, Fact, FactIcon, Image } from './card-item.ts'

/**
 * What a layout must offer and what a page may ask for.
 * These shapes know no product: a class, a post and a programme all arrive here as a card.
 */

export interface Action {
  label: string
  href: string
}

export interface Crumb {
  label: string
  href?: string
}

export interface NavItem {
  label: string
  href: string
}

/** What every page of a tenant's site knows about the tenant. Public, cacheable, never personal. */
export interface Site {
  tenant: string
  layout: string
  title: string
  tagline: string
  logoLight?: Image
  logoDark?: Image
  /** origin of the files host, without a slash at the end */
  filesOrigin: string
  nav: NavItem[]
  footer: {
    about: string
    columns: { title: string; links: NavItem[] }[]
    contact: { address?: string; email?: string; phone?: string; whatsapp?: string }
    social: NavItem[]
    /** e.g. the registration number of a foundation */
    legal: string
  }
  year: number
}

export interface Hero {
  eyebrow?: string
  title: string
  text: string
  actions: Action[]
  picture?: Image
  /** the class, programme or story that the hero presents */
  featured?: CardItem
  /** figures under the copy */
  figures?: { value: string; label: string }[]
  /** a donation meter: amounts in whole rupiah, words ready to show */
  meter?: {
    label: string
    value: number
    target: number
    valueLabel: string
    targetLabel: string
    note?: string
  }
  /** files of an editor window; `code` is plain text, lines separated by \n */
  tabs?: { name: string; code: string }[]
}

interface SectionBase {
  id: string
  title: string
  intro?: string
  more?: Action
}

export type Section =
  /** `of` says what is listed: class, course, program, event, job, mentor, portfolio, or a kind of post */
  | (SectionBase & { kind: 'cards'; of: string; items: CardItem[] })
  | (SectionBase & { kind: 'figures'; items: { value: string; label: string; note?: string }[] })
  | (SectionBase & {
      kind: 'people'
      items: { name: string; role: string; picture?: Image; text?: string }[]
    })
  | (SectionBase & { kind: 'quotes'; items: { text: string; name: string; role: string; picture?: Image }[] })
  | (SectionBase & { kind: 'steps'; items: { title: string; text: string; label?: string }[] })
  | (SectionBase & {
      kind: 'features'
      items: { title: string; text: string; icon: string; href?: string }[]
    })
  | (SectionBase & { kind: 'questions'; items: { question: string; answer: string }[] })
  | (SectionBase & { kind: 'sponsors'; tiers: { name: string; names: string[] }[] })
  | (SectionBase & {
      kind: 'schedule'
      days: { title: string; date: string; items: { time: string; title: string; place?: string }[] }[]
    })
  | (SectionBase & { kind: 'appeal'; text: string; actions: Action[]; picture?: Image })
  /** HTML that was sanitised when it was saved */
  | (SectionBase & { kind: 'text'; bodyHtml: string; picture?: Image })
  | (SectionBase & { kind: 'plans'; items: PlanItem[] })
  | (SectionBase & { kind: 'table'; columns: string[]; rows: string[][] })
  | (SectionBase & { kind: 'gallery'; items: Image[] })
  /** `href` shows it where it is kept, `embed` within this page */
  | (SectionBase & { kind: 'video'; href: string; embed: string; text?: string; poster?: Image })
  | (SectionBase & {
      kind: 'contact'
      contact: Site['footer']['contact']
      hours?: string
      mapHref?: string
    })

/** Something to choose and pay for; the price is already in words. */
export interface PlanItem {
  name: string
  price: string
  period?: string
  text?: string
  benefits: string[]
  action?: Action
  highlighted?: boolean
}

export interface Heading {
  eyebrow?: string
  title: string
  lead?: string
  badge?: Badge
  /** of title and lead, where they are in another language than the page */
  spoken?: Spoken
}

/** A month as a leaf of a wall calendar. */
export interface MonthView {
  /** "Desember 2026" */
  title: string
  /** the weekday of its first day: 1 is Monday, 7 is Sunday */
  startsOn: number
  /** how many days it has */
  length: number
  /** days on which something happens, where it is told, and what it is called */
  marked: { day: number; href: string; label: string }[]
}

export interface Pager {
  page: number
  totalPages: number
  totalItems: number
  /** address of a page of the same list, filters kept */
  hrefs: { previous?: string; next?: string; pages: { page: number; href: string }[] }
}

export interface ListFrameProps {
  heading: Heading
  crumbs: Crumb[]
  /** search box and filters: a plain GET form */
  tools?: ReactNode
  items: CardItem[]
  /** shown instead of the items when there are none: what this place is for and the way on */
  empty: { title: string; text: string; action?: Action }
  pager?: Pager
}

export interface DetailFrameProps {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  /** price, button, seats: the box beside or below the text */
  aside?: ReactNode
  children: ReactNode
  /** related things below */
  related?: { title: string; items: CardItem[] }
  /** 'article' is text to read, 'offer' is something to join */
  variant: 'article' | 'offer'
}

/** A page made of sections. */
export interface PageFrameProps {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  sections: Section[]
}

export interface TocModule {
  title: string
  /** `done`: whoever looks has finished it */
  chapters: {
    title: string
    href: string
    minutes?: number
    current?: boolean
    locked?: boolean
    done?: boolean
  }[]
}

export interface ReaderFrameProps {
  course: { title: string; href: string; spoken?: Spoken }
  heading: Heading
  toc: TocModule[]
  /** position of this chapter among all, from 1 */
  position: number
  total: number
  previous?: Action
  next?: Action
  children: ReactNode
}

/** The parts of a layout. A feature asks for them by `useParts()`; it never knows which layout answers. */
export interface Parts {
  Header: (props: { site: Site; path: string }) => ReactNode
  Footer: (props: { site: Site }) => ReactNode
  Home: (props: { hero: Hero; sections: Section[] }) => ReactNode
  /** `level` is the heading level of the title: 3 below a section's heading (the default), 2 on list pages */
  Card: (props: { item: CardItem; level?: 2 | 3 }) => ReactNode
  ListFrame: (props: ListFrameProps) => ReactNode
  DetailFrame: (props: DetailFrameProps) => ReactNode
  ReaderFrame: (props: ReaderFrameProps) => ReactNode
  PageFrame: (props: PageFrameProps) => ReactNode
  /** sections below a page of another kind: what an editor says under a list */
  Sections: (props: { sections: Section[] }) => ReactNode
}

const PartsContext = createContext<Parts | undefined>(undefined)

const SiteContext = createContext<Site | undefined>(undefined)

export const PartsProvider = PartsContext.Provider

export const SiteProvider = SiteContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('No layout above this component')
  return parts
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('No site above this component')
  return site
}
