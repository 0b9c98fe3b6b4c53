import type { Kind } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { reach, setEntryOwner } from '../../core/entries/entries.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import { findOwn } from './held-profile.ts'
import * as store from './own-profiles.store.ts'
import { personKind } from './person-kind.ts'

/** Who writes their own face and nobody else's. */
const writerKinds = Object.keys(kinds)
  .map(kind => Number(kind) as Kind)
  .filter(kind => permissions.writeProfiles.grants[kind] === 'own')

/** Members whom a profile may be handed to, by name. */
export const listWriters = ({ tx }: Pick<InTenant, 'tx'>) => store.listWriters(tx, writerKinds)

/** Who writes a profile as their own, and who could. */
export async function writerOf(context: Pick<CallContext, 'tx' | 'viewer'>, id: number) {
  const { row } = await reach(context, personKind, id)
  const writer = await store.findWriter(context.tx, id)
  return { name: row.title, writer: writer?.id ?? null }
}

/** From now on it is this member's own; null: the office's alone. */
export async function handOver(context: CallContext, id: number, to: number | null): Promise<{ id: number }> {
  const { tx } = context
  const { row } = await reach(context, personKind, id, true)
  const writer = to === null ? undefined : await store.findMember(tx, to, writerKinds)
  if (to !== null && !writer) throw invalidField('membershipId', 'Pilih anggota yang dapat menulis profilnya')
  if (to !== null) {
    const other = await findOwn(tx, to)
    if (other === id) return { id }
    if (other !== undefined) throw conflict('Anggota ini sudah menulis profilnya sendiri.')
  }
  await store.releaseOwn(tx, id)
  if (to !== null) await store.keepOwn(tx, to, id)
  await setEntryOwner(tx, personKind.kind, id, to)
  await record(context, {
    action: 'person.handed_over',
    object: { type: 'person', id, name: row.title },
    after: { writer: writer?.name ?? '' },
  })
  return { id }
}
