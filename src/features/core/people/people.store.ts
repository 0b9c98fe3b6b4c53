import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Person } from './people.contract.ts'

const bySlugs = statement(
  'people.bySlugs',
  `select p.slug, p.name, p.title, p.bio, ${pictureSql('p.photo')} as photo
    from visible_people p where p.slug = any (:slugs) order by array_position(:slugs::text[], p.slug)`,
)

/** how many are offered for what is typed */
const mostOffered = 20

const offered = statement(
  'people.offered',
  `select p.id, p.slug, p.name, p.title from visible_people p
    where :search::text = '' or p.name ilike '%' || :search || '%' or p.title ilike '%' || :search || '%'
    order by p.name ilike :search || '%' desc, p.name ilike '% ' || :search || '%' desc, lower(p.name), p.id
    limit ${mostOffered}`,
)

/** Who may be named on a page, by a part of their name or of what they are: the beginnings of names first. */
export const listOffered = (tx: Tx, search: string) => tx.rows(offered, { search: likeText(search) })

const named = statement(
  'people.named',
  `select p.id, p.slug, p.name, p.title from visible_people p
    where p.slug = any (:names) or p.id::text = any (:names) order by lower(p.name), p.id`,
)

/** Those of these slugs and numbers that there are. */
export const listNamed = (tx: Tx, names: readonly string[]) => tx.rows(named, { names: [...names] })

const known = statement('people.known', 'select slug from visible_people where slug = any (:slugs)')

/** Those of the slugs that may be named on a page. */
export async function listKnownPeople(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  return new Set((await tx.rows(known, { slugs: [...slugs] })).map(({ slug }) => slug))
}

export function listPeopleBySlug(tx: Tx, slugs: readonly string[], pictureBase: string): Promise<Person[]> {
  return tx.rows(bySlugs, { pictureBase, slugs })
}
