import type { FastifyReply, FastifyRequest } from 'fastify'
import type { By, Factors, Person } from '../../features/identity/factors/factors.ts'
import type { OwnAccount, Self } from '../../features/identity/own-account/own-account.ts'
import type { Look, SignInFlow } from './sign-in-flow.ts'

export interface HomeDeps {
  flow: SignInFlow
  factors: Factors
  ownAccount: OwnAccount
  /** of the account service's host */
  origin: string
}

/** A request of somebody signed in at the account service. */
export interface SignedIn {
  self: Self
  person: Person
  by: By
  look: Look
}

export function byOf(flow: SignInFlow, request: FastifyRequest, look: Look): By {
  const { ip, network, userAgent } = flow.callerOf(request).request
  return { ip, network, userAgent, sender: flow.services.tenantContextOf(look.tenant).sender }
}

/** undefined: nobody is signed in, and they have been sent to where they can */
export async function signedIn(
  { flow }: HomeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn | undefined> {
  const session = await flow.sessionOf(request, reply)
  const account = session && (await flow.accounts.find(session.accountId))
  if (!session || !account) {
    reply.redirect('/', 303)
    return undefined
  }
  const look = flow.lookOf(request)
  const { id, name, email } = account
  return {
    self: { accountId: id, signIn: session.uid },
    person: { id, name, email },
    by: byOf(flow, request, look),
    look,
  }
}

/** The same, and proved within the last ten minutes; else the proof is asked for first. `next` is a page of ours. */
export async function freshlySignedIn(
  parts: HomeDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  next: string,
): Promise<SignedIn | undefined> {
  const at = await signedIn(parts, request, reply)
  if (!at) return undefined
  if (await parts.ownAccount.isFresh(at.self)) return at
  reply.redirect(`/akun/pastikan?next=${encodeURIComponent(next)}`, 303)
  return undefined
}

/** home, where it is said what happened: see `news` there */
export const toHome = (reply: FastifyReply, what: string) => reply.redirect(`/?news=${what}`, 303)
