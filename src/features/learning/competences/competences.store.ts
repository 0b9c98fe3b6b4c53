import { isDue } from '../../../platform/db/due-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Competence } from './competences.contract.ts'

const bySlug = statement(
  'competences.bySlug',
  `select t.id, t.slug, t.name, t.description from competences t where t.slug = :slug and t.status = 'published'`,
)

export function findCompetence(tx: Tx, slug: string): Promise<Competence | undefined> {
  return tx.find(bySlug, { slug })
}

const others = statement(
  'competences.others',
  `select t.id, t.slug, t.name, t.description from competences t
    where t.id <> :exceptId and t.status = 'published' and exists (select from visible_classes c where c.tenant_id = t.tenant_id and ${isDue('c')}
      and lower(t.name) in (select lower(word) from unnest(c.competencies) word))
    order by lower(t.name) limit :limit`,
)

/** Competences that a class teaches, but one. */
export function listOthers(tx: Tx, exceptId: number, limit: number, now: Date): Promise<Competence[]> {
  return tx.rows(others, { now, exceptId, limit })
}

const taughtBy = statement(
  'competences.taughtBy',
  `select min(word) as "name!", min(t.slug) as slug
    from visible_people p join class_teachers ci on ci.tenant_id = p.tenant_id and ci.person_id = p.id
      join visible_classes c on c.tenant_id = ci.tenant_id and c.id = ci.class_id
      cross join unnest(c.competencies) word
      left join competences t on t.tenant_id = c.tenant_id and lower(t.name) = lower(word) and t.status = 'published'
    where p.slug = :personSlug and ${isDue('c')}
    group by lower(word) order by lower(word) limit 24`,
)

/** What somebody's classes teach; those without a page have no slug. */
export function listTaughtBy(
  tx: Tx,
  personSlug: string,
  now: Date,
): Promise<{ name: string; slug: string | null }[]> {
  return tx.rows(taughtBy, { now, personSlug })
}
