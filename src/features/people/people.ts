import { pictureSql } from '../../platform/db/picture-sql.ts'
import { statement } from '../../platform/db/statement.ts'
import type { CallContext } from '../../platform/http/endpoint.ts'

export interface Person {
  slug: string
  name: string
  title: string
  bio: string
  photo: { key: string; url: string; width: number; height: number; alt: string } | null
}

const bySlugs = statement<readonly [string, readonly string[]]>(
  'people.bySlugs',
  `select p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo', '$1')} as photo
    from people p where p.slug = any ($2) order by array_position($2::text[], p.slug)`,
)

/** People of the tenant by slug, in the order asked for; unknown slugs are left out. */
export function listPeople({ tx, tenant }: CallContext, slugs: readonly string[]): Promise<Person[]> {
  return tx.rows(bySlugs, [tenant.pictureBase, slugs])
}
