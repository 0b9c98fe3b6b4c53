import { record } from '../../features/core/audit/audit.ts'
import { viewAsCookie } from '../../features/core/roles/roles.ts'
import {
  findMember,
  hintCookie,
  leave,
  obeyLogout,
  sessionCookie,
} from '../../features/identity/sessions/sessions.ts'
import { unseal } from '../../platform/secrets/sealed.ts'
import { to } from '../../routes.ts'
import type { LogoutToken } from './relying-party.ts'
import type { SignInDeps, Visitor } from './visitor.ts'

/** Ends the session here, and answers where it ends everywhere: at the account service. */
export async function signOut(parts: SignInDeps, { tenant, client, caller }: Visitor): Promise<string> {
  const { database, clock, secrets, party, log } = parts
  const token = caller.cookies.get(sessionCookie)
  const left = await database.withTenant(tenant.id, async tx => {
    if (token === undefined) return undefined
    const now = clock.now()
    const member = await findMember(tx, token, now)
    const sealed = await leave(tx, token, now)
    if (!member) return undefined
    const { request } = caller
    const object = { type: 'member', id: member.membershipId, name: member.name }
    await record({ tx, clock, request, viewer: { member } }, { action: 'member.signed_out', object })
    return { sealed, accountId: member.accountId }
  })
  caller.cookies.clear(sessionCookie)
  caller.cookies.clear(hintCookie)
  if (caller.cookies.get(viewAsCookie) !== undefined) caller.cookies.clear(viewAsCookie)
  const idToken = left?.sealed && unseal(secrets.key('id-token'), left.sealed, left.accountId)
  try {
    return await party.endSessionUrl(client, idToken || undefined)
  } catch (error) {
    log.warn({ err: error, tenant: tenant.slug }, 'the account service could not be asked to sign out')
    return to.home()
  }
}

/** The account service says that a sign-in is over. false: not a message of its, or one obeyed before. */
export async function obeyBackChannel(
  { party, database, clock, log }: SignInDeps,
  { tenant, client }: Visitor,
  text: string,
): Promise<boolean> {
  let token: LogoutToken
  try {
    token = await party.readLogoutToken(client, text)
  } catch (error) {
    log.warn({ err: error, tenant: tenant.slug }, 'a logout token was refused')
    return false
  }
  return database.withTenant(tenant.id, tx => obeyLogout(tx, token, clock.now()))
}
