import type { Database } from '../../../platform/db/database.ts'
import { isDangling, isDuplicate } from '../../../platform/db/violations.ts'
import { type AccessRule, grantOf } from '../../../platform/http/access.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict, Failure, forbidden } from '../../../shared/failure.ts'
import { record } from '../audit/audit.ts'
import { memberOf } from '../permissions/permissions.ts'
import type { Removed } from './removals.contract.ts'
import * as store from './removals.store.ts'

export { type Removed, removed } from './removals.contract.ts'
export type { Overwritten } from './removals.store.ts'

/** for which what was removed may be taken back; the office offers it for ten seconds, a program may think longer */
export const undoMinutes = 10

/** Done once the transaction stands, e.g. with files. */
type Afterwards = () => Promise<void>

/** How a room takes back what was removed in it. */
export interface Undoing {
  /** of the removal, in the audit log's words: 'faq' for 'faq.removed' */
  kind: string
  /** who may remove such a thing may bring it back */
  access: AccessRule
  /**
   * What else there is to do once the rows stand again: purges, room for files. What it throws leaves them away, as where
   * there is no room for one more. The viewer's grant is that of `access`.
   */
  restored?(context: CallContext, id: number): Promise<Afterwards | undefined>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what was removed in the room and may be taken back */
    undoings: readonly Undoing[]
  }
}

interface Removal {
  kind: string
  id: number
  name: string
  /** whose row of this id goes, with all that is tied to it; left out where nothing is deleted */
  from?: store.Table
  /** what is written over, as it stands before */
  changed?: readonly store.Overwritten[]
}

/**
 * Remembers what is about to be removed, as it stands now. To be called before the rows go, in the same transaction.
 * Answers what the call answers: the number by which it is taken back.
 */
export async function keepRemoved(
  { tx, clock, viewer }: Pick<CallContext, 'tx' | 'clock' | 'viewer'>,
  { kind, id, name, from, changed = [] }: Removal,
): Promise<Removed> {
  const undo = await store.insertRemoval(tx, {
    membershipId: memberOf(viewer).membershipId,
    kind,
    objectId: id,
    name,
    kept: from ? await store.rowsGoing(tx, from, id) : '[]',
    changed,
    at: clock.now(),
  })
  return { undo }
}

/** Puts back what whoever asks removed a moment ago. @throws 404 later than that, 409 where its place is taken or gone */
export async function takeBack(
  database: Pick<Database, 'withTenant'>,
  context: OpenContext,
  id: number,
): Promise<null> {
  const { tenant, clock, viewer } = context
  const afterwards = await database.withTenant(tenant.id, async tx => {
    const since = new Date(clock.now().getTime() - undoMinutes * 60_000)
    const taken = await store.takeRemoval(tx, { id, membershipId: memberOf(viewer).membershipId, since })
    if (!taken) throw new Failure('notFound', 'Yang dihapus tidak dapat dikembalikan lagi')
    const undoing = context
      .partsOf('undoings')
      .flat()
      .find(({ kind }) => kind === taken.kind)
    const grant = undoing ? grantOf(undoing.access, viewer.member) : 'none'
    if (!undoing || grant === 'none') throw forbidden('Anda tidak dapat lagi mengubah ini')
    const inside = { ...context, tx, viewer: { ...viewer, grant } }
    await store.putRowsBack(tx, taken).catch(error => {
      if (isDuplicate(error)) throw conflict(`Tempat "${taken.name}" sudah dipakai lagi`)
      throw isDangling(error) ? conflict(`Yang menaungi "${taken.name}" sudah tidak ada`) : error
    })
    const { kind, objectId, name } = taken
    await record(inside, { action: `${kind}.restored`, object: { type: kind, id: objectId, name } })
    return undoing.restored?.(inside, objectId)
  })
  await afterwards?.()
  return null
}
