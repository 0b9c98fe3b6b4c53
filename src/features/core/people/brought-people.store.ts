import { type Count, countOf, portions } from '../../../platform/archives/written.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Somebody an import names: `login` is how what they wrote points to them. */
export interface Brought {
  login: string
  slug: string
  name: string
}

/** Writes who is not here yet; somebody the tenant knows by that slug already is taken as they are. Ids by login. */
export async function bringPeople(
  tx: Tx,
  people: readonly Brought[],
): Promise<{ ids: Map<string, number>; count: Count }> {
  let created = 0
  for (const some of portions(people)) {
    const made = await tx.db
      .insertInto('people')
      .values(some.map(({ slug, name }) => ({ slug, name })))
      .onConflict(conflict => conflict.columns(['tenant_id', 'slug']).doNothing())
      .returning('id')
      .execute()
    created += made.length
  }
  const rows = await tx.db.selectFrom('people').select(['id', 'slug']).execute()
  const bySlug = new Map(rows.map(row => [row.slug, row.id]))
  const ids = new Map(
    people.flatMap(({ login, slug }): [string, number][] => {
      const id = bySlug.get(slug)
      return id === undefined ? [] : [[login, id]]
    }),
  )
  return { ids, count: countOf('Penulis', people.length, created) }
}
