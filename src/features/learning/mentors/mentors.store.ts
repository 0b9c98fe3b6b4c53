import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { MentorItem, MentorListQuery } from './mentors.contract.ts'

/** the classes of `people p` that anybody may see at `$1` (now): as the room of classes has it */
const taught = `class_instructors ci join classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id
    where ci.tenant_id = p.tenant_id and ci.person_id = p.id
      and c.status in ('published', 'scheduled') and c.published_at <= $1::timestamptz`

const columns = `p.id, p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo', '$2')} as photo,
  (select count(*)::int from ${taught}) as "totalClasses"`

const list = statement<readonly [Date, string, string | null, number, number]>(
  'mentors.list',
  `with matched as materialized (
    select p.tenant_id, p.id from people p
    where exists (select from ${taught})
      and ($3::text is null or p.name ilike '%' || $3 || '%' or p.title ilike '%' || $3 || '%')
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select ${columns} from matched join people p on p.tenant_id = matched.tenant_id and p.id = matched.id
      order by lower(p.name), p.id limit $4 offset $5) item),
    'page', $5::int / $4::int + 1, 'perPage', $4::int,
    'totalItems', total, 'totalPages', ceil(total / $4::numeric)::int) as data
  from (select count(*)::int as total from matched) counted`,
)

/** A page of people who teach, by name, as JSON text of `mentorList`. */
export function listMentors(
  { tx, clock, tenant }: InTenant,
  query: MentorListQuery,
): Promise<Json<Paged<MentorItem>>> {
  return tx.json(list, [
    clock.now(),
    tenant.pictureBase,
    query.search ? likeText(query.search) : null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  ])
}

const one = statement<readonly [Date, string, string]>(
  'mentors.one',
  `select row_to_json(item) as data from (
    select ${columns} from people p where p.slug = $3 and exists (select from ${taught})) item`,
)

/** One person who teaches, as JSON text of `mentorItem`; 'null' when there is none. */
export function findMentor({ tx, clock, tenant }: InTenant, slug: string): Promise<Json<MentorItem | null>> {
  return tx.json(one, [clock.now(), tenant.pictureBase, slug])
}
