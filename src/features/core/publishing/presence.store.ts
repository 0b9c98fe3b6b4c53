import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** so long after it was last said, somebody counts as here */
const hereMilliseconds = 60_000

const note = statement(
  'publishing.notePresence',
  `insert into presence (kind, id, membership_id, window_id, block, at) values (:kind, :id, :by, :window, :block, :at)
    on conflict (tenant_id, kind, id, membership_id, window_id) do update set block = excluded.block, at = excluded.at`,
)

interface Presence {
  /** membership */
  by: number
  /** the browser's window */
  window: string
  block: string
  at: Date
}

/** Somebody has it open. */
export async function notePresence(tx: Tx, kind: string, id: string, given: Presence): Promise<void> {
  await tx.rows(note, { kind, id, ...given })
}

const here = statement(
  'publishing.here',
  `select m.name as "name!", (array_agg(p.block order by p.at desc))[1] as "block!"
    from presence p join member_names m on m.tenant_id = p.tenant_id and m.id = p.membership_id
    where p.kind = :kind and p.id = :id and p.at > :since and p.membership_id is distinct from :but?::int
    group by p.membership_id, m.name order by m.name`,
)

/** Others who have it open, each at the block where they were last. */
export const listHere = (tx: Tx, kind: string, id: string, now: Date, but: number | null) =>
  tx.rows(here, { kind, id, since: new Date(now.getTime() - hereMilliseconds), but })
