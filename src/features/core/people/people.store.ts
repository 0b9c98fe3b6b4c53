import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Person } from './people.contract.ts'

const bySlugs = statement<readonly [string, readonly string[]]>(
  'people.bySlugs',
  `select p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo', '$1')} as photo
    from people p where p.slug = any ($2) order by array_position($2::text[], p.slug)`,
)

export function listPeopleBySlug(tx: Tx, slugs: readonly string[], pictureBase: string): Promise<Person[]> {
  return tx.rows(bySlugs, [pictureBase, slugs])
}
