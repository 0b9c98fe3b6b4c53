import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  cityCode,
  listQuery,
  pageNumber,
  pageSize,
  positiveId,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import { type SeoWords, seoWords } from '../../core/entries/entries.ts'
import {
  type Activity,
  type AgendaItem,
  activity,
  agendaItem,
  type SponsorTier,
  sponsorTier,
} from './event-parts.contract.ts'
import { type EventKind, eventKindNames, type modes, type programKinds } from './events.rules.ts'

/** Filters of the list: month, kind, city, and whether it is about what is over. */
const filters = {
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Bulan tidak valid, contoh: 2026-12')
    .optional(),
  kind: z.enum(eventKindNames, `Jenis acara yang tersedia: ${eventKindNames.join(', ')}`).optional(),
  city: cityCode.optional(),
  when: z.literal('past', 'Pilihan waktu yang tersedia: past').optional(),
}

export const eventPageQuery = listQuery(10, filters)

export const eventListQuery = z
  .object({ page: pageNumber, pageSize: pageSize(10), ...filters })
  .refine(withinReach, withinReachMessage)

export const eventDetailQuery = z
  .object({ id: positiveId.optional(), slug: slugText.optional() })
  .refine(({ id, slug }) => id !== undefined || slug !== undefined, {
    message: 'Sertakan id atau slug',
    path: ['slug'],
  })

export const programPageQuery = listQuery(10, {})

export interface EventListQuery {
  page: number
  pageSize: number
  isPast: boolean
  month?: string | undefined
  kind?: string | undefined
  cityCode?: string | undefined
  excludeId?: number | undefined
}

interface Picture {
  key: string
  url: string
  width: number
  height: number
  alt: string
}

/** An event as the database tells it; times are ISO texts. */
export interface EventItem {
  id: number
  slug: string
  title: string
  kind: EventKind
  summary: string
  cover: Picture | null
  startAt: string
  endAt: string
  timeZone: string
  mode: keyof typeof modes
  venue: string | null
  address: string | null
  cityCode: string | null
  status: 'scheduled' | 'postponed' | 'cancelled'
  version: number
  updatedAt: string
  /** slug of the class one registers for */
  classSlug: string | null
}

export interface Speaker {
  id: number
  name: string
  short_bio: string
  image: Picture | null
  isConfirmed: boolean
  linkedIn: string | null
}

const eventItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(eventKindNames),
  summary: z.string(),
  cover: pictureShape,
  startAt: z.string(),
  endAt: z.string(),
  timeZone: z.string(),
  mode: z.enum(['online', 'offline', 'hybrid']),
  venue: z.string().nullable(),
  address: z.string().nullable(),
  cityCode: z.string().nullable(),
  status: z.enum(['scheduled', 'postponed', 'cancelled']),
  version: z.int(),
  updatedAt: z.string(),
  classSlug: z.string().nullable(),
})

/** What the calls answer; speaker, activity and sponsor tier have the names of specification section 3. */
export const eventList = pagedOf(eventItem)

export const eventDetail = eventItem.extend({
  description: z.string(),
  onlineUrl: z.string().nullable(),
  registrationUrl: z.string().nullable(),
  publishedAt: z.string(),
  speakers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      short_bio: z.string(),
      image: pictureShape,
      isConfirmed: z.boolean(),
      linkedIn: z.string().nullable(),
    }),
  ),
  activities: z.array(activity.extend({ image: pictureShape })),
  sponsorTiers: z.array(sponsorTier),
  agenda: z.array(agendaItem),
  seo: seoWords,
  programs: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      kind: z.enum(['workshop', 'competition', 'exhibition', 'talk', 'performance']),
      cover: pictureShape,
      startAt: z.string(),
      endAt: z.string(),
      room: z.string().nullable(),
      capacity: z.int().nullable(),
    }),
  ),
})

export interface EventDetail extends EventItem {
  description: string
  onlineUrl: string | null
  registrationUrl: string | null
  publishedAt: string
  activities: Activity[]
  sponsorTiers: SponsorTier[]
  agenda: AgendaItem[]
  seo: SeoWords
  speakers: Speaker[]
  programs: Omit<EventProgram, 'event' | 'timeZone'>[]
}

export interface EventProgram {
  id: number
  slug: string
  title: string
  kind: keyof typeof programKinds
  cover: Picture | null
  startAt: string
  endAt: string
  timeZone: string
  room: string | null
  capacity: number | null
  /** the event it is part of */
  event: Pick<EventItem, 'slug' | 'title' | 'mode' | 'venue' | 'address' | 'cityCode' | 'status'>
}

export interface EventProgramDetail extends EventProgram {
  description: string
  speakers: Speaker[]
}

export interface EventChoices {
  kinds: EventKind[]
  cities: string[]
  months: string[]
}

/** A list of events, or of their parts: without tools, or with filters and the ways to what stands beside. */
export interface EventListPage extends ListPage {
  tools?: EventTools
}

export interface EventTools extends SearchableList {
  /** address of the calendar to subscribe to */
  calendar: string
  /** what stands beside events */
  ways: Action[]
}

export interface SpeakerView {
  name: string
  text: string
  picture?: Image
  isConfirmed: boolean
  linkedIn?: string
}

/** The page of an event, of a part of one, and of the festival. */
export interface EventDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  price?: string
  note: string
  actions: Action[]
  calendars: Action[]
  descriptionHtml: string
  activities: { name: string; text: string; picture?: Image }[]
  speakers: SpeakerView[]
  programs: { href: string; title: string; kind: string; when: string; where: string }[]
  agenda: { title: string; date: string; items: { time: string; title: string; place?: string }[] }[]
  tiers: { name: string; slot: string; price: string; benefits: string[] }[]
  sponsor?: Action
  related: { title: string; items: CardItem[] }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'events.detail': EventDetailPage
    'events.list': EventListPage
  }
}
