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

/** Who may see an event here: published (or scheduled and due). `$1` is now, `$2` the address of the tenant's pictures. */
const visible = `e.editorial_status in ('published', 'scheduled') and e.published_at <= $1::timestamptz`
/** what is postponed is not over: it has no date any more */
const isPast = `(e.end_at < $1::timestamptz and e.status <> 'postponed')`
const picture = (column: string) => pictureSql(column, '$2')
const monthOf = (column: string) => `to_char(${column} at time zone e.time_zone, 'YYYY-MM')`

const itemColumns = `e.id, e.slug, e.title, e.kind, e.summary, ${picture('e.cover')} as cover,
  e.start_at as "startAt", e.end_at as "endAt", e.time_zone as "timeZone", e.mode, e.venue, e.address,
  e.city_code as "cityCode", e.status, e.version, e.updated_at as "updatedAt",
  (select c.slug from classes c where c.tenant_id = e.tenant_id and c.id = e.class_id) as "classSlug"`

const filters = `${visible} and ${isPast} = $3::boolean
  and ($4::text is null or ${monthOf('e.start_at')} <= $4 and ${monthOf('e.end_at')} >= $4)
  and ($5::text is null or e.kind = $5)
  and ($6::text is null or e.city_code = $6)
  and ($7::int is null or e.id <> $7)`

type ListParameters = readonly [
  now: Date,
  pictureBase: string,
  isPast: boolean,
  month: string | null,
  kind: string | null,
  cityCode: string | null,
  excludeId: number | null,
  limit: number,
  offset: number,
]

const list = statement<ListParameters>(
  'events.list',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${itemColumns} from events e where ${filters}
      order by e.end_at < $1::timestamptz,
        case when $3::boolean then -extract(epoch from e.start_at) else extract(epoch from e.start_at) end, e.id
      limit $8 offset $9) item),
    'page', $9::int / $8::int + 1, 'perPage', $8::int,
    'totalItems', total, 'totalPages', ceil(total / $8::numeric)::int) as data
  from (select count(*)::int as total from events e where ${filters}) counted`,
)

/** A page of events as JSON text: what is to come by its date, what is over the last one first. */
export function listEvents(
  { tx, clock, tenant }: InTenant,
  query: EventListQuery,
): Promise<Json<Paged<EventItem>>> {
  const { page, pageSize, month, kind, cityCode, excludeId } = query
  return tx.json(list, [
    clock.now(),
    tenant.pictureBase,
    query.isPast,
    month ?? null,
    kind ?? null,
    cityCode ?? null,
    excludeId ?? null,
    pageSize,
    (page - 1) * pageSize,
  ])
}

const choices = statement<readonly [Date, boolean]>(
  'events.choices',
  `select json_build_object(
      'kinds', coalesce(json_agg(distinct e.kind), '[]'),
      'cities', coalesce(json_agg(distinct e.city_code) filter (where e.city_code is not null), '[]'),
      'months', coalesce(json_agg(distinct ${monthOf('e.start_at')}), '[]')) as data
    from events e where ${visible} and ${isPast} = $2::boolean`,
)

/** Kinds, cities and months that occur, as JSON text of `EventChoices`. */
export function findChoices({ tx, clock }: InTenant, past: boolean): Promise<Json<EventChoices>> {
  return tx.json(choices, [clock.now(), past])
}

const recent = statement<readonly [Date, string, Date, number]>(
  'events.recent',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select ${itemColumns} from events e where ${visible} and e.end_at >= $3::timestamptz
    order by e.start_at, e.id limit $4) item`,
)

/** Events that ended after `since` or have yet to end, as JSON text. */
export function listEventsSince(
  { tx, clock, tenant }: InTenant,
  since: Date,
  most: number,
): Promise<Json<EventItem[]>> {
  return tx.json(recent, [clock.now(), tenant.pictureBase, since, most])
}

const speakerColumns = `s.id, s.name, s.short_bio, ${picture('s.image')} as image,
  s.is_confirmed as "isConfirmed", s.linked_in as "linkedIn"`

const programColumns = `p.id, p.slug, p.title, p.kind, ${picture('coalesce(p.cover, e.cover)')} as cover, p.start_at as "startAt", p.end_at as "endAt", p.room, p.capacity`

const detail = statement<readonly [Date, string, string | null, number | null]>(
  'events.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, e.description_html as description, e.online_url as "onlineUrl",
      e.registration_url as "registrationUrl", e.published_at as "publishedAt",
      e.activities, e.sponsor_tiers as "sponsorTiers", e.agenda,
      (select coalesce(json_agg(row_to_json(speaker)), '[]') from (
        select ${speakerColumns} from event_speakers s
        where s.tenant_id = e.tenant_id and s.event_id = e.id order by s.position, s.id) speaker) as speakers,
      (select coalesce(json_agg(row_to_json(program)), '[]') from (
        select ${programColumns} from event_programs p
        where p.tenant_id = e.tenant_id and p.event_id = e.id order by p.start_at, p.position, p.id) program) as programs
    from events e
    where ${visible} and ($3::text is null or e.slug = $3) and ($4::int is null or e.id = $4)) item`,
)

/** One event by slug or id, as JSON text of `EventDetail`; 'null' when there is none. */
export function findEvent(
  { tx, clock, tenant }: InTenant,
  by: { slug: string } | { id: number },
): Promise<Json<EventDetail | null>> {
  return tx.json(detail, [
    clock.now(),
    tenant.pictureBase,
    'slug' in by ? by.slug : null,
    'id' in by ? by.id : null,
  ])
}

const programEvent = `json_build_object('slug', e.slug, 'title', e.title,
  'mode', e.mode, 'venue', e.venue, 'address', e.address, 'cityCode', e.city_code, 'status', e.status) as event`

const visiblePrograms = `event_programs p join events e on e.tenant_id = p.tenant_id and e.id = p.event_id
  where ${visible}`

const programs = statement<readonly [Date, string, number, number]>(
  'events.programs',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${programColumns}, e.time_zone as "timeZone", ${programEvent}
      from ${visiblePrograms}
      order by ${isPast}, abs(extract(epoch from p.start_at - $1::timestamptz)), p.id limit $3 offset $4) item),
    'page', $4::int / $3::int + 1, 'perPage', $3::int,
    'totalItems', total, 'totalPages', ceil(total / $3::numeric)::int) as data
  from (select count(*)::int as total from ${visiblePrograms}) counted`,
)

/** A page of parts of events as JSON text, the nearest first, those of events that are over last. */
export function listPrograms(
  { tx, clock, tenant }: InTenant,
  query: { page: number; pageSize: number },
): Promise<Json<Paged<EventProgram>>> {
  return tx.json(programs, [
    clock.now(),
    tenant.pictureBase,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const program = statement<readonly [Date, string, number]>(
  'events.program',
  `select row_to_json(item) as data from (
    select ${programColumns}, e.time_zone as "timeZone", ${programEvent}, p.description_html as description,
      (select coalesce(json_agg(row_to_json(speaker)), '[]') from (
        select ${speakerColumns} from event_program_speakers l
          join event_speakers s on s.tenant_id = l.tenant_id and s.id = l.speaker_id
        where l.tenant_id = p.tenant_id and l.program_id = p.id order by l.position, s.id) speaker) as speakers
    from ${visiblePrograms} and p.id = $3) item`,
)

/** One part of an event, as JSON text of `EventProgramDetail`; 'null' when there is none. */
export function findProgram(
  { tx, clock, tenant }: InTenant,
  id: number,
): Promise<Json<EventProgramDetail | null>> {
  return tx.json(program, [clock.now(), tenant.pictureBase, id])
}
