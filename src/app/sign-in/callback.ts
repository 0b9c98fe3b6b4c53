import { firstScreenOf } from '../../features/core/desks/desks.ts'
import { viewAsCookie } from '../../features/core/roles/roles.ts'
import {
  type Claims,
  type Entry,
  enter,
  type Flow,
  flowCookie,
  hintCookie,
  leave,
  sessionCookie,
  sessionCookieSeconds,
  takeFlow,
} from '../../features/identity/sessions/sessions.ts'
import { seal } from '../../platform/secrets/sealed.ts'
import { isToken } from '../../platform/secrets/tokens.ts'
import { to } from '../../routes.ts'
import { Failure } from '../../shared/failure.ts'
import { begin } from './begin.ts'
import type { SignInProblem } from './sign-in-problems.ts'
import { type SignInDeps, textOf, type Visitor } from './visitor.ts'

type Outcome = { address: string } | { trouble: SignInProblem } | { joining: { name: string; next: string } }

/** what a provider says when it would have to ask somebody, and was told not to */
const wouldAsk = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

/** Back from the account service: checks what it brought, and lets in. */
export async function finish(
  parts: SignInDeps,
  visitor: Visitor,
  query: unknown,
  url: string,
): Promise<Outcome> {
  const flow = await flowOf(parts, visitor, textOf(query, 'state'))
  if (!flow) return { trouble: { kind: 'expired', next: to.home() } }
  const next = flow.returnTo
  try {
    const callback = new URL(url, visitor.client.origin)
    const signedIn = await parts.party.exchange(visitor.client, callback, flow)
    return await letIn(parts, visitor, flow, signedIn)
  } catch (error) {
    if (error instanceof NotIn) return notIn(parts, visitor, flow, error.entry)
    if (error instanceof Failure) return { trouble: { kind: 'failed', text: error.message, next } }
    const code = refusalOf(error)
    if (flow.isSilent && code !== undefined && wouldAsk.has(code)) return { address: next }
    if (code === 'access_denied') return { trouble: { kind: 'denied', next } }
    parts.log.warn({ err: error, tenant: visitor.tenant.slug }, 'a sign-in was refused')
    return { trouble: { kind: 'failed', next } }
  }
}

async function flowOf(
  { database, clock }: SignInDeps,
  { tenant, caller }: Visitor,
  state: string | undefined,
): Promise<Flow | undefined> {
  const browser = caller.cookies.get(flowCookie)
  if (!isToken(browser) || !isToken(state)) return undefined
  return database.withTenant(tenant.id, tx => takeFlow(tx, browser, state, clock.now()))
}

/** what the account service answered instead of a code; known by its name, so that the library need not be loaded for it */
function refusalOf(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && error.name === 'AuthorizationResponseError'
  return isRefusal && 'error' in error && typeof error.error === 'string' ? error.error : undefined
}

type Refusal = Exclude<Entry, { kind: 'in' }>

/** Thrown to undo everything that came before it in the transaction. */
class NotIn extends Error {
  readonly entry: Refusal
  constructor(entry: Refusal) {
    super(entry.kind)
    this.entry = entry
  }
}

async function letIn(
  parts: SignInDeps,
  { tenant, caller }: Visitor,
  { purpose, returnTo, consents }: Flow,
  { claims: given, idToken }: { claims: Claims; idToken: string },
): Promise<Outcome> {
  const { database, clock, secrets } = parts
  const { request, cookies } = caller
  const { timeZone } = tenant
  const agreed = consents.map(one => ({ ...one, at: clock.now() }))
  const claims = { ...given, consents: [...(given.consents ?? []), ...agreed] }
  const isOpen = tenant.values.registration !== 'closed'
  const idTokenSealed = seal(secrets.key('id-token'), idToken, claims.accountId)
  const before = cookies.get(sessionCookie)
  const entry = await database.withTenant(tenant.id, async tx => {
    const isInvited = await parts.onSignedIn(tx, { tenant, clock, caller, claims, returnTo, purpose })
    const made = await enter({ tx, clock, request, claims, isOpen, idTokenSealed })
    if (made.kind !== 'in') throw new NotIn(made)
    const { membershipId } = made.member
    await parts.onLetIn(tx, { clock, timeZone, membershipId, claims })
    if (before !== undefined) await leave(tx, before, clock.now())
    return { ...made, isInvited }
  })
  cookies.set(sessionCookie, entry.token, { maxAge: sessionCookieSeconds })
  cookies.set(hintCookie, '1', { maxAge: sessionCookieSeconds, isReadable: true })
  // whoever comes in comes as themselves
  if (cookies.get(viewAsCookie) !== undefined) cookies.clear(viewAsCookie)
  const isGreeted = !entry.isNew || returnTo.startsWith(to.welcome())
  // an invitation that has just been taken up is no place to go back to
  const next = entry.isInvited ? to.home() : returnTo
  if (!isGreeted) return { address: to.welcome({ next }) }
  // who said nothing else begins at their own first screen
  return { address: next === to.home() ? firstScreenOf(entry.member.kind).href : next }
}

async function notIn(parts: SignInDeps, visitor: Visitor, flow: Flow, entry: Refusal): Promise<Outcome> {
  const next = flow.returnTo
  if (entry.kind === 'stranger')
    return flow.isSilent ? { address: next } : { joining: { name: entry.name, next } }
  if (entry.kind !== 'weak') {
    const reason = entry.kind === 'suspended' && entry.reason ? `Alasan: ${entry.reason}` : undefined
    return { trouble: { kind: entry.kind, text: reason, next } }
  }
  if (flow.isSilent) return { address: next }
  if (flow.askedStrong) return { trouble: { kind: 'weak', next } }
  try {
    const { purpose, consents } = flow
    const format = { returnTo: next, purpose, consents, askedStrong: true }
    return { address: await begin(parts, visitor, format) }
  } catch (error) {
    parts.log.error({ err: error, tenant: visitor.tenant.slug }, 'a second factor could not be asked for')
    return { trouble: { kind: 'away', next } }
  }
}
