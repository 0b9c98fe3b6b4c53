import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../publishing/publishing.ts'

// What writers change of public profiles; other rooms read visible_people.

export const peopleTable = ownTable({ table: 'people', status: 'status' })

const written = `select p.slug, p.name, p.title, p.bio, p.photo, p.status, p.version, p.updated_at as "updatedAt"
  from people p where p.id = :id`

const one = statement('people.written', written)
const locked = statement('people.writtenLocked', `${written} for update`)

export const findWrittenPerson = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const put = statement(
  'people.put',
  `insert into people (slug, name, title, bio, photo, status, updated_at, version)
    values (:slug, :name, :title, :bio, :photo?::jsonb, 'published', :at, :version) returning id`,
)
const change = statement(
  'people.change',
  `update people set slug = :slug, name = :name, title = :title, bio = :bio, photo = :photo?::jsonb,
      status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface PersonRow {
  slug: string
  name: string
  title: string
  bio: string
  /** JSON text */
  photo: string | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putPerson(tx: Tx, id: number | null, row: PersonRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}

const blank = statement(
  'people.blank',
  `update people set name = :name, title = '', bio = '', photo = null, status = 'archived', updated_at = :at,
      version = version + 1 where id = :id`,
)

/** Nothing of who it was is left, and nobody sees it; what they wrote and taught keeps its place. */
export async function blankPerson(tx: Tx, id: number, { name, at }: { name: string; at: Date }) {
  await tx.rows(blank, { id, name, at })
}
