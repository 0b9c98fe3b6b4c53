import type { LetIn } from '../../features/identity/sessions/sessions.ts'
import { recordRegistrationConsents } from '../../features/membership/consents/consents.ts'
import { assessAge } from '../../features/membership/guardians/guardians.ts'
import { acceptForSignIn } from '../../features/membership/invitations/invitations.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Arriving } from './visitor.ts'

/** Before it is decided whether somebody belongs here: an invitation they come back to makes them belong. true: it did. */
export async function onSignedIn(tx: Tx, { clock, caller, claims, returnTo }: Arriving): Promise<boolean> {
  const { accountId, name, email } = claims
  return acceptForSignIn({ tx, clock, request: caller.request, next: returnTo, accountId, name, email })
}

/**
 * Once they are in, by a page or by a program: what they agreed to when registering stands in this tenant's ledger, and
 * it is looked at whether they are a child.
 */
export async function onLetIn(tx: Tx, { clock, timeZone, membershipId, claims }: LetIn): Promise<void> {
  await recordRegistrationConsents(tx, { membershipId, consents: claims.consents ?? [] })
  await assessAge(tx, membershipId, { clock, timeZone, birthDate: claims.birthDate })
}
