import type { Tx } from '../../platform/db/transaction.ts'
import { type Keys, openDetails } from './details.ts'
import * as store from './personal.store.ts'

/** What a member of the tenant is in teams, for their own copy of their data. */
export async function teamsHeldOf(tx: Tx, keys: Keys, tenantId: number, membershipId: number) {
  const rows = await store.listOfPerson(tx, membershipId)
  return rows.map(({ sealed, ...row }) => ({ ...row, ...openDetails(keys, tenantId, sealed) }))
}

/** Takes a person out of teams: the place stays, who it was does not. As coach too, by their own address. */
export async function eraseFromTeams(
  tx: Tx,
  membershipId: number,
  email: string | null,
  name: string,
): Promise<void> {
  await store.emptyMembers(tx, membershipId, name)
  if (email !== null) await store.emptyCoach(tx, email, name)
}
