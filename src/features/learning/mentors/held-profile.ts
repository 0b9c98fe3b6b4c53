import type { Tx } from '../../../platform/db/transaction.ts'
import { findEntry } from '../../core/entries/entries.ts'
import { findOwnId } from './own-profiles.store.ts'

/** What a member's own profile says, wherever it lies. */
export async function findHeld(tx: Tx, membershipId: number) {
  const id = await findOwnId(tx, membershipId)
  return id === undefined ? undefined : findEntry(tx, 'person', id)
}

/** The entry of a member's own profile, unless it lies in the bin. */
export async function findOwn(tx: Tx, membershipId: number): Promise<number | undefined> {
  const held = await findHeld(tx, membershipId)
  return held?.trashedAt === null ? held.id : undefined
}
