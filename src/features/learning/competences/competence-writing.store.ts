import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of competences: visitors' reads stand in competences.store.ts.

export const competenceTable = ownTable({ table: 'competences', status: 'status' })

const written = `select t.slug, t.name, t.description, t.status, t.version, t.updated_at as "updatedAt"
  from competences t where t.id = :id`

const one = statement('competences.written', written)
const locked = statement('competences.writtenLocked', `${written} for update`)

export const findWrittenCompetence = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const named = statement(
  'competences.named',
  'select status from competences where lower(name) = lower(:name) and id is distinct from :but?::int',
)

/** Another one of that name, letter case aside. */
export const findNamed = (tx: Tx, name: string, but: number | null) => tx.find(named, { name, but })

const put = statement(
  'competences.put',
  `insert into competences (slug, name, description, status, updated_at, version)
    values (:slug, :name, :description, 'published', :at, :version) returning id`,
)
const change = statement(
  'competences.change',
  `update competences set slug = :slug, name = :name, description = :description, status = 'published',
      updated_at = :at, version = :version
    where id = :id returning id`,
)

export interface CompetenceRow {
  slug: string
  name: string
  description: string
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putCompetence(tx: Tx, id: number | null, row: CompetenceRow): Promise<number> {
  const found = id === null ? await tx.find(put, { ...row }) : await tx.find(change, { ...row, id })
  return found?.id ?? 0
}
