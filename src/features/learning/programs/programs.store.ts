import { isDue } from '../../../platform/db/due-sql.ts'
import { pageJson, pageOf, pageValues } from '../../../platform/db/page-sql.ts'
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

/** the classes of a programme that anybody may see now */
const visibleItems = `program_items i join visible_classes c on c.tenant_id = i.tenant_id and c.id = i.class_id
    where i.tenant_id = g.tenant_id and i.program_id = g.id and ${isDue('c')}`

/** schools of a programme that are what they say they are */
const takingPart = `program_schools ps join verified_schools s on s.tenant_id = ps.tenant_id and s.id = ps.school_id
    where ps.tenant_id = g.tenant_id and ps.program_id = g.id`

const columns = `g.id, g.slug, g.name, g.kind, g.summary, ${pictureSql('g.logo')} as logo, ${pictureSql('g.cover')} as cover,
  g.partners, g.start_date as "startDate", g.end_date as "endDate",
  (select count(*)::int from ${visibleItems}) as "totalClasses"`

const list = statement(
  'programs.list',
  pageOf({ select: columns, from: `programs g where g.status = 'active'`, orderBy: 'g.position, g.id' }),
)

/** A page of active programmes, as JSON text of `programList`. */
export function listPrograms(
  { tx, clock, tenant }: InTenant,
  query: ProgramListQuery,
): Promise<Json<Paged<ProgramItem>>> {
  return tx.json(list, {
    pictureBase: tenant.pictureBase,
    ...pageValues(query),
    now: clock.now(),
  })
}

const detail = statement(
  'programs.detail',
  `select row_to_json(item) as data from (
    select ${columns}, g.description_html as description, g.completion, g.seo, g.updated_at as "updatedAt",
      (select coalesce(json_agg(json_build_object('classId', c.id, 'slug', c.slug, 'name', c.name, 'required', i.required)
          order by i.position), '[]')
        from ${visibleItems}) as items,
      (select json_build_object('slug', p.slug, 'name', p.name, 'title', p.title, 'photo', ${pictureSql('p.photo')})
        from visible_people p where p.tenant_id = g.tenant_id and p.id = g.lead_id) as lead,
      g.province_codes as provinces,
      (select count(*)::int from ${takingPart}) as "totalSchools"
    from programs g
    where g.status = 'active' and (:slug?::text is null or g.slug = :slug) and (:id?::int is null or g.id = :id)) item`,
)

/** One active programme by slug or id, as JSON text of `programDetail`; 'null' when there is none. */
export function findProgram(
  { tx, clock, tenant }: InTenant,
  by: { slug: string } | { id: number },
): Promise<Json<ProgramRow | null>> {
  return tx.json(detail, {
    pictureBase: tenant.pictureBase,
    slug: 'slug' in by ? by.slug : null,
    id: 'id' in by ? by.id : null,
    now: clock.now(),
  })
}

const names = statement(
  'programs.names',
  `select coalesce(json_agg(json_build_object('id', g.id, 'slug', g.slug, 'name', g.name) order by g.position, g.id), '[]')
    as data from programs g where g.status = 'active'`,
)

/** Every active programme by name, as JSON text of `programNames`. */
export function listProgramNames({ tx }: InTenant): Promise<Json<ProgramNames>> {
  return tx.json(names)
}

const schools = statement(
  'programs.schools',
  `select ${pageJson(`select s.id, s.npsn, s.name,
        case s.level when 'Lainnya' then 'other' else s.level end as level, s.ownership, s.province_code as province, s.city_code as city
      from ${takingPart} order by lower(s.name), s.id limit :limit offset :offset`)} as data
  from (select g.tenant_id, g.id, (select count(*)::int from ${takingPart}) as total
    from programs g where g.status = 'active' and g.id = :programId) g`,
)

/** A page of an active programme's schools, as JSON text of paged `ProgramSchoolRow`s; 'null' without such a programme. */
export function listProgramSchools(
  tx: Tx,
  query: ProgramSchoolsQuery,
): Promise<Json<Paged<ProgramSchoolRow> | null>> {
  return tx.json(schools, {
    programId: query.programId,
    ...pageValues(query),
  })
}
