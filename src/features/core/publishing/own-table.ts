import { statement } from '../../../platform/db/statement.ts'
import type { Hand, Reader } from './draft-kinds.ts'

/** What a kind's own table can do; `ownTable` makes it of the table's name. */
export interface OwnTable {
  isSlugFree(hand: Pick<Reader, 'tx'>, slug: string, but: number | null): Promise<boolean>
  setStatus(
    hand: Pick<Hand, 'tx' | 'clock'>,
    ownId: number,
    to: 'draft' | 'published' | 'archived',
  ): Promise<void>
  setSlug(hand: Pick<Reader, 'tx'>, ownId: number, slug: string): Promise<void>
  remove(hand: Pick<Reader, 'tx'>, ownIds: readonly number[]): Promise<void>
}

interface Columns {
  table: string
  /** where the editors' state stands */
  status: string
  /** what the states of an entry are called there */
  states?: { draft: string; published: string; archived: string }
}

const usual = { draft: 'draft', published: 'published', archived: 'archived' }

/**
 * What all kinds do to their own tables alike: addresses, states, removal. It is called in the store of the room whose
 * table it is, which has the columns `id`, `slug`, `version` and `updated_at`.
 */
export function ownTable({ table, status, states = usual }: Columns): OwnTable {
  const free = statement(
    `entries.slugIsFree.${table}`,
    `select not exists (select from ${table} where slug = :slug and id is distinct from :but?::int) as "isFree!"`,
  )
  const setStatus = statement(
    `entries.setOwnStatus.${table}`,
    `update ${table} set ${status} = :status, updated_at = :at, version = version + 1 where id = :ownId`,
  )
  const setSlug = statement(
    `entries.setOwnSlug.${table}`,
    `update ${table} set slug = :slug, version = version + 1 where id = :ownId`,
  )
  const remove = statement(
    `entries.removeOwn.${table}`,
    `delete from ${table} where id = any (:ownIds::int[])`,
  )
  return {
    async isSlugFree({ tx }, slug, but) {
      const row = await tx.find(free, { slug, but })
      return row?.isFree ?? false
    },
    async setStatus({ tx, clock }, ownId, to) {
      await tx.rows(setStatus, { ownId, status: states[to], at: clock.now() })
    },
    async setSlug({ tx }, ownId, slug) {
      await tx.rows(setSlug, { ownId, slug })
    },
    async remove({ tx }, ownIds) {
      await tx.rows(remove, { ownIds: [...ownIds] })
    },
  }
}
