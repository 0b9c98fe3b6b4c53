import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'
import { conflict } from '../../../shared/failure.ts'
import type { Joining } from './joining.store.ts'
import * as store from './joining.store.ts'
import { isHigher } from './members.rules.ts'
import { changePerson } from './members.store.ts'

/** joined: new here; raised: another kind than before; extended: further programmes */
export type Joined =
  | { outcome: 'joined'; membershipId: number; name: string; kind: Kind }
  | { outcome: 'raised'; membershipId: number; name: string; kind: Kind; before: Kind }
  | { outcome: 'extended'; membershipId: number; name: string; kind: Kind; programIds: number[] }
  | { outcome: 'suspended'; kind: Kind }
  | { outcome: 'unchanged'; kind: Kind }

/**
 * Makes the account a member as invited. A membership that is there is raised, never lowered, and what a lead looks
 * after is exactly what the invitation says: being a participant of a programme is not leading it.
 */
export async function join(tx: Tx, joining: Joining, now: Date): Promise<Joined> {
  const { account, kind } = joining
  const member = await store.lockMembershipOf(tx, account.id, account.email)
  if (!member) {
    const membershipId = await store.insertMember(tx, joining, now)
    if (membershipId === undefined)
      throw conflict('Anda baru saja bergabung dari perangkat lain. Muat ulang halaman ini.')
    return { outcome: 'joined', membershipId, name: account.name, kind }
  }
  const { id: membershipId, name } = member
  const isNew = member.status === 'invited' || store.isTechnical(member)
  if (member.status === 'suspended' && !isNew) return { outcome: 'suspended', kind: member.kind }
  if (isNew) {
    await store.fillMember(tx, member, joining, now)
    return { outcome: 'joined', membershipId, name, kind }
  }
  const ties = {
    program_ids:
      kind === 7 && member.kind !== 7 ? joining.programIds : union(member.programIds, joining.programIds),
    ...(joining.provinceCode ? { province_code: joining.provinceCode, city_code: null } : {}),
    ...store.schoolTold(joining),
  }
  if (isHigher(kind, member.kind)) {
    await changePerson(tx, member, { kind, ...ties }, now)
    return { outcome: 'raised', membershipId, name, kind, before: member.kind }
  }
  const isMore = ties.program_ids.length > member.programIds.length
  if (kind !== member.kind || !isMore) return { outcome: 'unchanged', kind: member.kind }
  await changePerson(tx, member, { program_ids: ties.program_ids, ...store.schoolTold(joining) }, now)
  return { outcome: 'extended', membershipId, name, kind, programIds: ties.program_ids }
}

const union = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])]
