import { sql } from 'kysely'
import type { DB } from '../../../platform/db/schema.types.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** A table's name is written into the statement, so it is one of the tables there are. */
export type Table = keyof DB & string

/** Columns of rows that are about to be written over, and those by which the rows are known. */
export interface Overwritten {
  table: Table
  by: readonly string[]
  rows: readonly Readonly<Record<string, unknown>>[]
}

const going = statement(
  'removals.going',
  'select rows_going(:source::text::regclass, :wanted::jsonb) as kept',
)

/** The row of this id as it stands, and all that goes with it; as JSON text. */
export const rowsGoing = async (tx: Tx, source: Table, id: number): Promise<string> =>
  JSON.stringify((await tx.find(going, { source, wanted: JSON.stringify([{ id }]) }))?.kept ?? [])

export interface NewRemoval {
  membershipId: number
  kind: string
  objectId: number
  name: string
  kept: string
  changed: readonly Overwritten[]
  at: Date
}

export async function insertRemoval(tx: Tx, removal: NewRemoval): Promise<number> {
  const { id } = await tx.db
    .insertInto('removals')
    .values({
      membership_id: removal.membershipId,
      kind: removal.kind,
      object_id: removal.objectId,
      name: removal.name,
      kept: sql`${removal.kept}::jsonb`,
      changed: sql`${JSON.stringify(removal.changed)}::jsonb`,
      removed_at: removal.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const take = statement(
  'removals.take',
  `delete from removals where id = :id and membership_id = :membershipId and removed_at > :since::timestamptz
    returning kind, object_id as "objectId", name, kept::text as "kept!", changed::text as "changed!"`,
)
export type TakenRemoval = RowOf<'removals.take'>

/** One's own, once, and not later than it may be taken back. */
export const takeRemoval = (tx: Tx, given: { id: number; membershipId: number; since: Date }) =>
  tx.find(take, given)

const putBack = statement('removals.putBack', 'select put_back(:kept::jsonb) is null as "isDone"')
const writeBack = statement('removals.writeBack', 'select write_back(:changed::jsonb) is null as "isDone"')

/** The rows stand where they stood. Fails with a unique violation where the place was taken meanwhile. */
export async function putRowsBack(tx: Tx, { kept, changed }: TakenRemoval): Promise<void> {
  await tx.rows(putBack, { kept })
  await tx.rows(writeBack, { changed })
}

const old = statement('removals.old', 'delete from removals where removed_at < :before::timestamptz')
/** Runs as the platform, for all tenants. */
export const sweepRemovals = (tx: Tx, before: Date) => tx.rows(old, { before })

const all = statement('removals.all', 'delete from removals')
export const emptyRemovals = (tx: Tx) => tx.rows(all)
