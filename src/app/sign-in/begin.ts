import { isTaken, vouchFor } from '../../features/identity/accounts/accounts.ts'
import { type Flow, flowCookie, flowSeconds, keepFlow } from '../../features/identity/sessions/sessions.ts'
import { invitedPerson } from '../../features/membership/invitations/invitations.ts'
import { isToken, randomToken } from '../../platform/secrets/tokens.ts'
import { hintOf } from '../accounts/login-hints.ts'
import type { Prompt } from './relying-party.ts'
import type { SignInDeps, Visitor } from './visitor.ts'

export interface SignInRequest {
  /** a path of this site */
  returnTo: string
  purpose: string
  isSilent?: boolean
  askedStrong?: boolean
  consents?: Flow['consents']
}

/** a school behind one address begins a lesson; nobody begins more than this */
const limit = { tokens: 120, seconds: 60 }

/** Remembers what was sent off, and answers where: the account service's address. */
export async function begin(
  { party, database, clock, buckets, secrets }: SignInDeps,
  { tenant, client, caller }: Visitor,
  { returnTo, purpose, isSilent = false, askedStrong = false, consents = [] }: SignInRequest,
): Promise<string> {
  buckets.take(`sign-in ${tenant.id} ${caller.request.network}`, limit)
  // several tabs share the cookie; each has a state of its own
  const given = caller.cookies.get(flowCookie)
  const browser = isToken(given) ? given : randomToken()
  const words = { state: randomToken(), nonce: randomToken(), verifier: randomToken() }
  const flow = { ...words, returnTo, purpose, isSilent, askedStrong, consents }
  const invited = isSilent
    ? undefined
    : await database.withTenant(tenant.id, tx => invitedPerson({ tx, clock, secrets }, returnTo))
  const proven = invited?.isProven ? invited.email : undefined
  const voucher = proven === undefined ? undefined : vouchFor(secrets, proven, clock.now())
  // only who reads the mail of an address is told by the way they are led that it has an account
  const isKnown = proven !== undefined && (await database.withAccounts(tx => isTaken(tx, proven)))
  const wantsAccount = purpose === 'register' && !askedStrong && !isKnown
  const prompt: Prompt = isSilent ? 'none' : wantsAccount ? 'create' : undefined
  const hint = invited && hintOf({ ...invited, voucher })
  // the network first: no transaction waits for it
  const address = await party.authorizationUrl(client, flow, prompt, hint)
  await database.withTenant(tenant.id, tx => keepFlow(tx, browser, flow, clock.now()))
  caller.cookies.set(flowCookie, browser, { maxAge: flowSeconds })
  return address
}
