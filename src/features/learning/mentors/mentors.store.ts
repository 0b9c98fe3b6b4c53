import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { MentorItem, MentorListQuery } from './mentors.contract.ts'
import { taught, teaches } from './mentors.search.ts'

const columns = `p.id, p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo')} as photo,
  (select count(*)::int from ${taught()}) as "totalClasses"`

const list = statement(
  'mentors.list',
  `with matched as materialized (
    select p.tenant_id, p.id from visible_people p
    where ${teaches()}
      and (:search?::text is null or p.name ilike '%' || :search || '%' or p.title ilike '%' || :search || '%')
  )
  ${pageOf({
    select: columns,
    from: 'matched join visible_people p on p.tenant_id = matched.tenant_id and p.id = matched.id',
    orderBy: 'lower(p.name), p.id',
    counted: 'matched',
  })}`,
)

/** A page of people who teach, by name, as JSON text of `mentorList`. */
export function listMentors(
  { tx, clock, tenant }: InTenant,
  query: MentorListQuery,
): Promise<Json<Paged<MentorItem>>> {
  return tx.json(list, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    search: query.search ? likeText(query.search) : null,
    ...pageValues(query),
  })
}

const one = statement(
  'mentors.one',
  `select row_to_json(item) as data from (
    select ${columns} from visible_people p where p.slug = :slug and ${teaches()}) item`,
)

/** One person who teaches, as JSON text of `mentorItem`; 'null' when there is none. */
export function findMentor({ tx, clock, tenant }: InTenant, slug: string): Promise<Json<MentorItem | null>> {
  return tx.json(one, { now: clock.now(), pictureBase: tenant.pictureBase, slug })
}
