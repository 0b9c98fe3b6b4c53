import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Member } from '../../platform/http/access.ts'
import { insertEntry } from './audit.store.ts'

export interface Deed {
  /** `thing.verb`, e.g. member.suspended; audit.rules.ts has the words for the screen */
  action: `${string}.${string}`
  object: { type: string; id: string | number; name?: string }
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
}

interface Doer {
  tx: Tx
  clock: Clock
  viewer: { member: Member | undefined }
  request: { ip: string; id: string }
}

/** Writes down who did what, in the transaction that did it: neither is there without the other. */
export async function record({ tx, clock, viewer, request }: Doer, deed: Deed): Promise<void> {
  const { member } = viewer
  const acting = member?.actingReason ? ` (bertindak di sini: ${member.actingReason})` : ''
  await insertEntry(tx, {
    at: clock.now(),
    actorId: member?.membershipId ?? null,
    actorName: member ? `${member.name}${acting}` : 'Pengunjung',
    actorKind: member?.kind ?? null,
    action: deed.action,
    objectType: deed.object.type,
    objectId: String(deed.object.id),
    objectName: deed.object.name ?? '',
    before: deed.before,
    after: deed.after,
    ip: request.ip,
    requestId: request.id,
  })
}
