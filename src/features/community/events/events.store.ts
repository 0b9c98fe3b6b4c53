import { isVisible } from '../../../platform/db/due-sql.ts'
import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type {
  EventChoices,
  EventDetail,
  EventItem,
  EventListQuery,
  EventProgram,
  EventProgramDetail,
} from './events.contract.ts'

/** Who may see an event here: published (or scheduled and due). */
export const visible = isVisible('e', 'editorial_status')
/** what is postponed is not over: it has no date any more */
const isPast = `(e.end_at < :now::timestamptz and e.status <> 'postponed')`
const monthOf = (column: string) => `to_char(${column} at time zone e.time_zone, 'YYYY-MM')`

const itemColumns = `e.id, e.slug, e.title, e.kind, e.summary, ${pictureSql('e.cover')} as cover,
  e.start_at as "startAt", e.end_at as "endAt", e.time_zone as "timeZone", e.mode, e.venue, e.address,
  e.city_code as "cityCode", e.status, e.version, e.updated_at as "updatedAt",
  (select c.slug from class_addresses c where c.tenant_id = e.tenant_id and c.id = e.class_id) as "classSlug"`

const filters = `${visible} and ${isPast} = :isPast::boolean
  and (:month?::text is null or ${monthOf('e.start_at')} <= :month and ${monthOf('e.end_at')} >= :month)
  and (:kind?::text is null or e.kind = :kind)
  and (:cityCode?::text is null or e.city_code = :cityCode)
  and (:excludeId?::int is null or e.id <> :excludeId)`

const list = statement(
  'events.list',
  pageOf({
    select: itemColumns,
    from: `events e where ${filters}`,
    orderBy: `e.end_at < :now::timestamptz,
        case when :isPast::boolean then -extract(epoch from e.start_at) else extract(epoch from e.start_at) end, e.id`,
  }),
)

/** A page of events as JSON text: what is to come by its date, what is over the last one first. */
export function listEvents(
  { tx, clock, tenant }: InTenant,
  query: EventListQuery,
): Promise<Json<Paged<EventItem>>> {
  const { month, kind, cityCode, excludeId } = query
  return tx.json(list, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    isPast: query.isPast,
    month,
    kind,
    cityCode,
    excludeId,
    ...pageValues(query),
  })
}

const choices = statement(
  'events.choices',
  `select json_build_object(
      'kinds', coalesce(json_agg(distinct e.kind), '[]'),
      'cities', coalesce(json_agg(distinct e.city_code) filter (where e.city_code is not null), '[]'),
      'months', coalesce(json_agg(distinct ${monthOf('e.start_at')}), '[]')) as data
    from events e where ${visible} and ${isPast} = :isPast::boolean`,
)

/** Kinds, cities and months that occur, as JSON text of `EventChoices`. */
export function findChoices({ tx, clock }: InTenant, past: boolean): Promise<Json<EventChoices>> {
  return tx.json(choices, { now: clock.now(), isPast: past })
}

const recent = statement(
  'events.recent',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select ${itemColumns} from events e where ${visible} and e.end_at >= :since::timestamptz
    order by e.start_at, e.id limit :most) item`,
)

/** Events that ended after `since` or have yet to end, as JSON text. */
export function listEventsSince(
  { tx, clock, tenant }: InTenant,
  since: Date,
  most: number,
): Promise<Json<EventItem[]>> {
  return tx.json(recent, { now: clock.now(), pictureBase: tenant.pictureBase, since, most })
}

const speakerColumns = `s.id, s.name, s.short_bio, ${pictureSql('s.image')} as image,
  s.is_confirmed as "isConfirmed", s.linked_in as "linkedIn"`

const programColumns = `p.id, p.slug, p.title, p.kind, ${pictureSql('coalesce(p.cover, e.cover)')} as cover, p.start_at as "startAt", p.end_at as "endAt", p.room, p.capacity`

const detail = statement(
  'events.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, e.description_html as description, e.online_url as "onlineUrl",
      e.registration_url as "registrationUrl", e.published_at as "publishedAt",
      e.activities, e.sponsor_tiers as "sponsorTiers", e.agenda, e.seo,
      (select coalesce(json_agg(row_to_json(speaker)), '[]') from (
        select ${speakerColumns} from event_speakers s
        where s.tenant_id = e.tenant_id and s.event_id = e.id order by s.position, s.id) speaker) as speakers,
      (select coalesce(json_agg(row_to_json(program)), '[]') from (
        select ${programColumns} from event_programs p
        where p.tenant_id = e.tenant_id and p.event_id = e.id order by p.start_at, p.position, p.id) program) as programs
    from events e
    where ${visible} and (:slug?::text is null or e.slug = :slug) and (:id?::int is null or e.id = :id)) item`,
)

/** One event by slug or id, as JSON text of `EventDetail`; 'null' when there is none. */
export function findEvent(
  { tx, clock, tenant }: InTenant,
  by: { slug: string } | { id: number },
): Promise<Json<EventDetail | null>> {
  return tx.json(detail, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    slug: 'slug' in by ? by.slug : null,
    id: 'id' in by ? by.id : null,
  })
}

const programEvent = `json_build_object('slug', e.slug, 'title', e.title,
  'mode', e.mode, 'venue', e.venue, 'address', e.address, 'cityCode', e.city_code, 'status', e.status) as event`

const visiblePrograms = `event_programs p join events e on e.tenant_id = p.tenant_id and e.id = p.event_id
  where ${visible}`

const programs = statement(
  'events.programs',
  pageOf({
    select: `${programColumns}, e.time_zone as "timeZone", ${programEvent}`,
    from: visiblePrograms,
    orderBy: `${isPast}, abs(extract(epoch from p.start_at - :now::timestamptz)), p.id`,
  }),
)

/** A page of parts of events as JSON text, the nearest first, those of events that are over last. */
export function listPrograms(
  { tx, clock, tenant }: InTenant,
  query: { page: number; pageSize: number },
): Promise<Json<Paged<EventProgram>>> {
  return tx.json(programs, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    ...pageValues(query),
  })
}

const program = statement(
  'events.program',
  `select row_to_json(item) as data from (
    select ${programColumns}, e.time_zone as "timeZone", ${programEvent}, p.description_html as description,
      (select coalesce(json_agg(row_to_json(speaker)), '[]') from (
        select ${speakerColumns} from event_program_speakers l
          join event_speakers s on s.tenant_id = l.tenant_id and s.id = l.speaker_id
        where l.tenant_id = p.tenant_id and l.program_id = p.id order by l.position, s.id) speaker) as speakers
    from ${visiblePrograms} and p.id = :id) item`,
)

/** One part of an event, as JSON text of `EventProgramDetail`; 'null' when there is none. */
export function findProgram(
  { tx, clock, tenant }: InTenant,
  id: number,
): Promise<Json<EventProgramDetail | null>> {
  return tx.json(program, { now: clock.now(), pictureBase: tenant.pictureBase, id })
}
