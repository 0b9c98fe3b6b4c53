import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of programmes: visitors' reads stand in programs.store.ts.

export const programTable = ownTable({
  table: 'programs',
  status: 'status',
  states: { draft: 'unpublished', published: 'active', archived: 'retired' },
})

const written = `select g.slug, g.name, g.kind, g.summary, g.description_html as html, g.logo, g.cover, g.seo, g.partners,
    g.completion, g.start_date::text as "startDate", g.end_date::text as "endDate", g.province_codes as provinces,
    g.status, g.version, g.updated_at as "updatedAt",
    (select p.slug from visible_people p where p.tenant_id = g.tenant_id and p.id = g.lead_id) as "leadSlug",
    (select coalesce(jsonb_agg(jsonb_build_object('classSlug', c.slug, 'required', i.required)
        order by i.position, i.class_id), '[]')
      from program_items i join class_addresses c on c.tenant_id = i.tenant_id and c.id = i.class_id
      where i.tenant_id = g.tenant_id and i.program_id = g.id) as "items!",
    array(select s.npsn from program_schools ps
      join known_schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
      where ps.tenant_id = g.tenant_id and ps.program_id = g.id order by lower(s.name), s.id) as "schools!"
  from programs g where g.id = :id`

const one = statement('programs.written', written)
const locked = statement('programs.writtenLocked', `${written} for update of g`)

export const findWritten = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const classes = statement(
  'programs.classOptions',
  `select a.slug as value, coalesce(v.name, a.slug || ' (belum terbit)') as "label!"
    from class_addresses a left join visible_classes v on v.tenant_id = a.tenant_id and v.id = a.id
    order by lower(coalesce(v.name, a.slug)), a.slug`,
)
const schools = statement(
  'programs.schoolOptions',
  `select s.npsn as value, s.name || ' (' || s.npsn || ')' as "label!" from known_schools s
    order by lower(s.name), s.npsn`,
)

/** Every class, also those that are not seen yet, by their short address. */
export const listClassChoices = (tx: Tx) => tx.rows(classes)
export const listSchoolChoices = (tx: Tx) => tx.rows(schools)

const missing = statement(
  'programs.missing',
  `select 'items' as "field!", w.slug as "value!" from unnest(:classes::text[]) as w(slug)
      where not exists (select from class_addresses c where c.slug = w.slug)
    union all select 'schools', w.npsn from unnest(:schools::text[]) as w(npsn)
      where not exists (select from known_schools s where s.npsn = w.npsn)`,
)

/** Those that are not there. */
export const listMissing = (tx: Tx, wanted: { classes: readonly string[]; schools: readonly string[] }) =>
  tx.rows(missing, { classes: [...wanted.classes], schools: [...wanted.schools] })

const put = statement(
  'programs.put',
  `insert into programs (slug, name, kind, summary, description_html, logo, cover, seo, partners, completion, start_date,
      end_date, province_codes, lead_id, status, position, updated_at, version)
    select :slug, :name, :kind, :summary, :html, :logo?::jsonb, :cover?::jsonb, :seo::jsonb, :partners::text[], :completion,
      :startDate?::date, :endDate?::date, :provinces::text[],
      (select p.id from visible_people p where p.slug = :leadSlug), 'active', coalesce(max(g.position) + 1, 0),
      :at::timestamptz, :version::int
    from programs g returning id`,
)
const change = statement(
  'programs.change',
  `update programs set slug = :slug, name = :name, kind = :kind, summary = :summary, description_html = :html,
      logo = :logo?::jsonb, cover = :cover?::jsonb, seo = :seo::jsonb, partners = :partners::text[], completion = :completion,
      start_date = :startDate?::date, end_date = :endDate?::date, province_codes = :provinces::text[],
      lead_id = (select p.id from visible_people p where p.slug = :leadSlug), status = 'active', updated_at = :at,
      version = :version
    where id = :id returning id`,
)

export interface ProgramRow {
  slug: string
  name: string
  kind: string
  summary: string
  html: string
  /** JSON texts */
  logo: string | null
  cover: string | null
  seo: string
  partners: string[]
  completion: string
  startDate: string | null
  endDate: string | null
  provinces: string[]
  /** empty: none */
  leadSlug: string
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. A new one stands last. */
export async function putProgram(tx: Tx, id: number | null, row: ProgramRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const dropItems = statement(
  'programs.dropItems',
  `delete from program_items where program_id = :id
    and class_id not in (select c.id from class_addresses c where c.slug = any (:slugs::text[]))`,
)
const putItems = statement(
  'programs.putItems',
  `insert into program_items (program_id, class_id, required, position)
    select :id::int, c.id, w.required, w.place - 1
      from rows from (unnest(:slugs::text[]), unnest(:required::boolean[])) with ordinality as w(slug, required, place)
      join class_addresses c on c.slug = w.slug
    on conflict (tenant_id, program_id, class_id) do update
      set required = excluded.required, position = excluded.position`,
)
const dropSchools = statement(
  'programs.dropSchools',
  `delete from program_schools where program_id = :id
    and school_id not in (select s.id from known_schools s where s.npsn = any (:schools::text[]))`,
)
const putSchools = statement(
  'programs.putSchools',
  `insert into program_schools (program_id, school_id)
    select :id::int, s.id from known_schools s where s.npsn = any (:schools::text[]) on conflict do nothing`,
)

/** Its classes in their order, and the schools that take part. */
export async function putTies(
  tx: Tx,
  id: number,
  items: readonly { classSlug: string; required: boolean }[],
  schools: readonly string[],
): Promise<void> {
  const slugs = items.map(({ classSlug }) => classSlug)
  await tx.rows(dropItems, { id, slugs })
  await tx.rows(putItems, { id, slugs, required: items.map(({ required }) => required) })
  await tx.rows(dropSchools, { id, schools: [...schools] })
  await tx.rows(putSchools, { id, schools: [...schools] })
}

const shownSchools = statement(
  'programs.shownSchools',
  `select s.name, s.province_code as province, s.city_code as city, count(*) over ()::int as "total!"
    from verified_schools s where s.npsn = any (:schools::text[]) order by lower(s.name), s.id limit :most`,
)

/** The first of some schools, as a programme's page names them. */
export const listShownSchools = (tx: Tx, schools: readonly string[], most: number) =>
  tx.rows(shownSchools, { schools: [...schools], most })

const joined = statement(
  'programs.joinAsSchool',
  `insert into program_schools (program_id, school_id) select program_id, :into::int from program_schools where school_id = :from
    on conflict do nothing returning program_id`,
)
const left = statement('programs.leaveAsSchool', 'delete from program_schools where school_id = :from')
/** A school takes part where another did, once; answers in how many programmes it is new. */
export async function moveSchool(tx: Tx, { from, into }: { from: number; into: number }): Promise<number> {
  const rows = await tx.rows(joined, { from, into })
  await tx.rows(left, { from })
  return rows.length
}
