import type { FastifyReply, FastifyRequest } from 'fastify'
import type { By, Factors, Person } from '../../features/identity/factors/factors.ts'
import type { OwnAccount, Self } from '../../features/identity/own-account/own-account.ts'
import type { Kit, Look } from './kit.ts'

export interface HomeParts {
  kit: Kit
  factors: Factors
  ownAccount: OwnAccount
  /** of the account service's host */
  origin: string
}

/** A request of somebody signed in at the account service. */
export interface AtHome {
  self: Self
  person: Person
  by: By
  look: Look
}

export function byOf(kit: Kit, request: FastifyRequest, look: Look): By {
  const { ip, network, userAgent } = kit.visitOf(request).request
  return { ip, network, userAgent, sender: kit.services.tenantContextOf(look.tenant).sender }
}

/** undefined: nobody is signed in, and they have been sent to where they can */
export async function atHome(
  { kit }: HomeParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AtHome | undefined> {
  const session = await kit.sessionOf(request, reply)
  const account = session && (await kit.accounts.find(session.accountId))
  if (!session || !account) {
    reply.redirect('/', 303)
    return undefined
  }
  const look = kit.lookOf(request)
  const { id, name, email } = account
  return {
    self: { accountId: id, signIn: session.uid },
    person: { id, name, email },
    by: byOf(kit, request, look),
    look,
  }
}

/** The same, and proved within the last ten minutes; else the proof is asked for first. `next` is a page of ours. */
export async function freshAtHome(
  parts: HomeParts,
  request: FastifyRequest,
  reply: FastifyReply,
  next: string,
): Promise<AtHome | undefined> {
  const at = await atHome(parts, request, reply)
  if (!at) return undefined
  if (await parts.ownAccount.isFresh(at.self)) return at
  reply.redirect(`/akun/pastikan?lanjut=${encodeURIComponent(next)}`, 303)
  return undefined
}

/** home, where it is said what happened: see `news` there */
export const toHome = (reply: FastifyReply, what: string) => reply.redirect(`/?kabar=${what}`, 303)
