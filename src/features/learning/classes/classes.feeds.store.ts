import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'
import { visible } from './class-sql.ts'

const addresses = statement(
  'classes.addresses',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select c.slug, c.type, c.premium, greatest(c.updated_at, c.published_at) as "changedAt", c.cover ->> 'key' as "coverKey",
    case when c.type <> 'self_paced' then '[]'::json else
      (select coalesce(json_agg(json_build_object('slug', h.slug, 'moduleSlug', m.slug, 'changedAt', h.changed_at)
          order by m.position, h.position), '[]')
        from version_chapters h join version_modules m on m.tenant_id = h.tenant_id and m.class_id = h.class_id
          and m.number = h.number and m.module_id = h.module_id
        where h.tenant_id = c.tenant_id and h.class_id = c.id and h.number = c.course_number
          and (h.is_preview or c.price = 0) and h.release_after is null
          and (h.release_at is null or h.release_at <= :now::timestamptz)) end as chapters
  from classes c where ${visible}
  order by c.published_at desc, c.id desc) item`,
)

export interface ClassAddress {
  slug: string
  type: string
  premium: boolean
  changedAt: string
  coverKey: string | null
  /** those anybody may read */
  chapters: { slug: string; moduleSlug: string; changedAt: string }[]
}

/** Every class and course that anybody may see, the newest first. */
export async function listAddresses(tx: Tx, now: Date): Promise<ClassAddress[]> {
  return readJson(await tx.json(addresses, { now }))
}
