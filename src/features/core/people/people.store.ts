import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Person } from './people.contract.ts'

const bySlugs = statement(
  'people.bySlugs',
  `select p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo')} as photo
    from visible_people p where p.slug = any (:slugs) order by array_position(:slugs::text[], p.slug)`,
)

const all = statement(
  'people.options',
  'select slug as value, name as label from visible_people order by lower(name), slug limit 1000',
)

/** Everybody who may be named on a page. */
export const listPeopleOptions = (tx: Tx) => tx.rows(all)

export function listPeopleBySlug(tx: Tx, slugs: readonly string[], pictureBase: string): Promise<Person[]> {
  return tx.rows(bySlugs, { pictureBase, slugs })
}
