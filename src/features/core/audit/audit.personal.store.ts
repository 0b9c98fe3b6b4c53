import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'audit.held',
  `select coalesce(json_agg(json_build_object('at', e.at, 'action', e.action,
      'by', case when e.actor_id = :membershipId then 'Anda' when e.actor_id is null then e.actor_name else 'Pengelola' end,
      'ip', case when e.actor_id = :membershipId then e.ip end,
      'before', case when e.object_type = 'member' and e.object_id = (:membershipId::int)::text then e.before end,
      'after', case when e.object_type = 'member' and e.object_id = (:membershipId::int)::text then e.after end)
      order by e.id desc), '[]') as held
    from audit_entries e where e.actor_id = :membershipId or (e.object_type = 'member' and e.object_id = (:membershipId::int)::text)`,
)

/** Nobody else is named in it. */
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const traces = statement('audit.eraseTraces', 'select erase_traces(:membershipId, :addresses, :names)')

/**
 * Of the audit log, and of the outbox, where a tenant's role may remove nothing either: the one function that may.
 * Before invitations go, which it looks up; touches nobody who is still a member.
 */
export async function eraseTraces(
  tx: Tx,
  membershipId: number,
  words: { addresses: readonly string[]; names: readonly string[] },
): Promise<void> {
  await tx.rows(traces, { membershipId, addresses: words.addresses, names: words.names })
}
