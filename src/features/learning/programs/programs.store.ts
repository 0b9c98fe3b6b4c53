import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type {
  ProgramItem,
  ProgramListQuery,
  ProgramNames,
  ProgramRow,
  ProgramSchoolRow,
  ProgramSchoolsQuery,
} from './programs.contract.ts'

/** `$1` is the address of the tenant's pictures. */
const picture = (column: string) => pictureSql(column, '$1')

/** the classes of a programme that anybody may see at `$4` (now): as classes.store.ts has it */
const visibleItems = `program_items i join classes c on c.tenant_id = i.tenant_id and c.id = i.class_id
    where i.tenant_id = g.tenant_id and i.program_id = g.id
      and c.status in ('published', 'scheduled') and c.published_at <= $4::timestamptz`

/** schools of a programme that are what they say they are */
const takingPart = `program_schools ps join schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
    where ps.tenant_id = g.tenant_id and ps.program_id = g.id and s.status = 'verified'`

const columns = `g.id, g.slug, g.name, g.kind, g.summary, ${picture('g.logo')} as logo, ${picture('g.cover')} as cover,
  g.partners, g.start_date as "startDate", g.end_date as "endDate",
  (select count(*)::int from ${visibleItems}) as "totalClasses"`

const list = statement<readonly [string, number, number, Date]>(
  'programs.list',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${columns} from programs g where g.status = 'active' order by g.position, g.id limit $2 offset $3) item),
    'page', $3::int / $2::int + 1, 'perPage', $2::int,
    'totalItems', total, 'totalPages', ceil(total / $2::numeric)::int) as data
  from (select count(*)::int as total from programs g where g.status = 'active') counted`,
)

/** A page of active programmes, as JSON text of `programList`. */
export function listPrograms(
  { tx, clock, tenant }: InTenant,
  query: ProgramListQuery,
): Promise<Json<Paged<ProgramItem>>> {
  return tx.json(list, [tenant.pictureBase, query.pageSize, (query.page - 1) * query.pageSize, clock.now()])
}

const detail = statement<readonly [string, string | null, number | null, Date]>(
  'programs.detail',
  `select row_to_json(item) as data from (
    select ${columns}, g.description_html as description, g.completion, g.updated_at as "updatedAt",
      (select coalesce(json_agg(json_build_object('classId', c.id, 'slug', c.slug, 'name', c.name, 'required', i.required)
          order by i.position), '[]')
        from ${visibleItems}) as items,
      (select json_build_object('slug', p.slug, 'name', p.name, 'title', p.title, 'photo', ${picture('p.photo')})
        from people p where p.tenant_id = g.tenant_id and p.id = g.lead_id) as lead,
      g.province_codes as provinces,
      (select count(*)::int from ${takingPart}) as "totalSchools"
    from programs g
    where g.status = 'active' and ($2::text is null or g.slug = $2) and ($3::int is null or g.id = $3)) item`,
)

/** One active programme by slug or id, as JSON text of `programDetail`; 'null' when there is none. */
export function findProgram(
  { tx, clock, tenant }: InTenant,
  by: { slug: string } | { id: number },
): Promise<Json<ProgramRow | null>> {
  return tx.json(detail, [
    tenant.pictureBase,
    'slug' in by ? by.slug : null,
    'id' in by ? by.id : null,
    clock.now(),
  ])
}

const names = statement<readonly []>(
  'programs.names',
  `select coalesce(json_agg(json_build_object('id', g.id, 'slug', g.slug, 'name', g.name) order by g.position, g.id), '[]')
    as data from programs g where g.status = 'active'`,
)

/** Every active programme by name, as JSON text of `programNames`. */
export function listProgramNames({ tx }: InTenant): Promise<Json<ProgramNames>> {
  return tx.json(names, [])
}

const schools = statement<readonly [number, number, number]>(
  'programs.schools',
  `select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select s.id, s.npsn, s.name, s.level, s.ownership, s.province_code as province, s.city_code as city
      from ${takingPart} order by lower(s.name), s.id limit $2 offset $3) item),
    'page', $3::int / $2::int + 1, 'perPage', $2::int,
    'totalItems', total, 'totalPages', ceil(total / $2::numeric)::int) as data
  from (select g.tenant_id, g.id, (select count(*)::int from ${takingPart}) as total
    from programs g where g.status = 'active' and g.id = $1) g`,
)

/** A page of an active programme's schools, as JSON text of paged `ProgramSchoolRow`s; 'null' without such a programme. */
export function listProgramSchools(
  tx: Tx,
  query: ProgramSchoolsQuery,
): Promise<Json<Paged<ProgramSchoolRow> | null>> {
  return tx.json(schools, [query.programId, query.pageSize, (query.page - 1) * query.pageSize])
}
