import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of events: visitors' reads stand in events.store.ts.

export const eventTable = ownTable({ table: 'events', status: 'editorial_status' })

const written = `select e.slug, e.title, e.summary, e.description_html as html, e.kind, e.start_at as "startAt",
    e.end_at as "endAt", e.time_zone as "timeZone", e.status, e.mode, e.venue, e.address, e.city_code as "cityCode",
    e.online_url as "onlineUrl", e.registration_url as "registrationUrl", e.cover, e.seo, e.agenda, e.activities,
    e.sponsor_tiers as tiers, e.editorial_status as "editorialStatus", e.version, e.updated_at as "updatedAt",
    (select c.slug from class_addresses c where c.tenant_id = e.tenant_id and c.id = e.class_id) as "classSlug"
  from events e where e.id = :id`

const one = statement('events.written', written)
const locked = statement('events.writtenLocked', `${written} for update of e`)

export const findWritten = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const speakers = statement(
  'events.writtenSpeakers',
  `select id, name, short_bio, image, is_confirmed as "isConfirmed", linked_in as "linkedIn"
    from event_speakers where event_id = :id order by position, id`,
)
const programs = statement(
  'events.writtenPrograms',
  `select id, slug, title, kind, description_html as html, cover, start_at as "startAt", end_at as "endAt", room, capacity
    from event_programs where event_id = :id order by start_at, position, id`,
)

export const listSpeakersOf = (tx: Tx, id: number) => tx.rows(speakers, { id })
export const listProgramsOf = (tx: Tx, id: number) => tx.rows(programs, { id })

const put = statement(
  'events.put',
  `with known as (select coalesce((select c.id from class_addresses c where c.slug = :classSlug), null) as class_id)
    insert into events (slug, title, kind, summary, description_html, cover, start_at, end_at, time_zone, mode, venue,
      address, city_code, online_url, registration_url, class_id, status, activities, sponsor_tiers, agenda, seo,
      editorial_status, published_at, updated_at, version)
    select :slug, :title, :kind, :summary, :html, :cover?::jsonb, :startAt::timestamptz, :endAt::timestamptz, :timeZone,
      :mode, :venue?, :address?, :cityCode?, :onlineUrl?, :registrationUrl?, known.class_id, :status,
      :activities::jsonb, :tiers::jsonb, :agenda::jsonb, :seo::jsonb, 'published', :at::timestamptz, :at::timestamptz, :version
    from known returning id`,
)
const change = statement(
  'events.change',
  `update events set slug = :slug, title = :title, kind = :kind, summary = :summary, description_html = :html,
      cover = :cover?::jsonb, start_at = :startAt, end_at = :endAt, time_zone = :timeZone, mode = :mode,
      venue = :venue?, address = :address?, city_code = :cityCode?, online_url = :onlineUrl?,
      registration_url = :registrationUrl?, status = :status, activities = :activities::jsonb,
      sponsor_tiers = :tiers::jsonb, agenda = :agenda::jsonb, seo = :seo::jsonb, editorial_status = 'published',
      class_id = (select c.id from class_addresses c where c.slug = :classSlug),
      published_at = case when editorial_status = 'published' then coalesce(published_at, :at) else :at end,
      updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface EventRow {
  slug: string
  title: string
  kind: string
  summary: string
  html: string
  /** JSON text */
  cover: string | null
  startAt: Date
  endAt: Date
  timeZone: string
  mode: string
  venue: string | null
  address: string | null
  cityCode: string | null
  onlineUrl: string | null
  registrationUrl: string | null
  /** empty: none */
  classSlug: string
  status: string
  /** JSON texts */
  seo: string
  activities: string
  tiers: string
  agenda: string
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putEvent(tx: Tx, id: number | null, row: EventRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const dropSpeakers = statement(
  'events.dropSpeakers',
  'delete from event_speakers where event_id = :id and id <> all (:kept::int[])',
)
const changeSpeaker = statement(
  'events.changeSpeaker',
  `update event_speakers set name = :name, short_bio = :bio, image = :image?::jsonb, is_confirmed = :isConfirmed,
      linked_in = :linkedIn?, position = :position where event_id = :eventId and id = :id returning id`,
)
const addSpeaker = statement(
  'events.addSpeaker',
  `insert into event_speakers (event_id, name, short_bio, image, is_confirmed, linked_in, position)
    values (:eventId, :name, :bio, :image?::jsonb, :isConfirmed, :linkedIn?, :position)`,
)

export interface SpeakerRow {
  id?: number | undefined
  name: string
  bio: string
  image: string | null
  isConfirmed: boolean
  linkedIn: string | null
}

/** Those with a number stay themselves, for parts of the event are led by them. */
export async function putSpeakers(tx: Tx, eventId: number, rows: readonly SpeakerRow[]): Promise<void> {
  await tx.rows(dropSpeakers, { id: eventId, kept: rows.flatMap(({ id }) => id ?? []) })
  for (const [position, { id, ...row }] of rows.entries()) {
    const kept =
      id === undefined ? undefined : await tx.find(changeSpeaker, { ...row, id, eventId, position })
    if (!kept) await tx.rows(addSpeaker, { ...row, eventId, position })
  }
}

const dropPrograms = statement(
  'events.dropPrograms',
  'delete from event_programs where event_id = :id and id <> all (:kept::int[])',
)
const changeProgram = statement(
  'events.changeProgram',
  `update event_programs set title = :title, kind = :kind, description_html = :html, cover = :cover?::jsonb,
      start_at = :startAt, end_at = :endAt, room = :room?, capacity = :capacity?, position = :position, updated_at = :at
    where event_id = :eventId and id = :id returning id`,
)
const addProgram = statement(
  'events.addProgram',
  `insert into event_programs (event_id, slug, title, kind, description_html, cover, start_at, end_at, room, capacity,
      position, updated_at)
    values (:eventId, :slug, :title, :kind, :html, :cover?::jsonb, :startAt, :endAt, :room?, :capacity?, :position, :at)`,
)

export interface ProgramRow {
  id?: number | undefined
  /** of a new one */
  slug: string
  title: string
  kind: string
  html: string
  cover: string | null
  startAt: Date
  endAt: Date
  room: string | null
  capacity: number | null
}

export async function putPrograms(
  tx: Tx,
  eventId: number,
  rows: readonly ProgramRow[],
  at: Date,
): Promise<void> {
  await tx.rows(dropPrograms, { id: eventId, kept: rows.flatMap(({ id }) => id ?? []) })
  for (const [position, { id, slug, ...row }] of rows.entries()) {
    const given = { ...row, eventId, position, at }
    const kept = id === undefined ? undefined : await tx.find(changeProgram, { ...given, id })
    if (!kept) await tx.rows(addProgram, { ...given, slug })
  }
}
