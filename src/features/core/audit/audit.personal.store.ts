import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement<readonly [number]>(
  'audit.held',
  `select coalesce(json_agg(json_build_object('at', e.at, 'action', e.action,
      'by', case when e.actor_id = $1 then 'Anda' when e.actor_id is null then e.actor_name else 'Pengelola' end,
      'ip', case when e.actor_id = $1 then e.ip end,
      'before', case when e.object_type = 'member' and e.object_id = ($1::int)::text then e.before end,
      'after', case when e.object_type = 'member' and e.object_id = ($1::int)::text then e.after end)
      order by e.id desc), '[]') as held
    from audit_entries e where e.actor_id = $1 or (e.object_type = 'member' and e.object_id = ($1::int)::text)`,
)

/** Nobody else is named in it. */
export const heldOf = (tx: Tx, membershipId: number) => tx.json(held, [membershipId])

const traces = statement<readonly [number, readonly string[], readonly string[]]>(
  'audit.eraseTraces',
  'select erase_traces($1, $2, $3)',
)

/**
 * Of the audit log, and of the outbox, where a tenant's role may remove nothing either: the one function that may.
 * Before invitations go, which it looks up; touches nobody who is still a member.
 */
export async function eraseTraces(
  tx: Tx,
  membershipId: number,
  words: { addresses: readonly string[]; names: readonly string[] },
): Promise<void> {
  await tx.rows(traces, [membershipId, words.addresses, words.names])
}
