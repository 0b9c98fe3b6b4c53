import { acceptForSignIn } from '../../features/invitations/accepting.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Arriving } from './visitor.ts'

/** Before it is decided whether somebody belongs here: an invitation they come back to makes them belong. */
export async function onSignedIn(tx: Tx, { clock, visit, claims, returnTo }: Arriving): Promise<void> {
  const { accountId, name, email } = claims
  await acceptForSignIn({ tx, clock, request: visit.request, next: returnTo, accountId, name, email })
}
