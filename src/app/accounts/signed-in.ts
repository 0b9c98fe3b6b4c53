import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { By, Factors, Person } from '../../features/identity/factors/factors.ts'
import type { OwnAccount, Self } from '../../features/identity/own-account/own-account.ts'
import type { Look } from './account-page.ts'
import type { SignInFlow } from './sign-in-flow.ts'

export interface HomeDeps {
  flow: SignInFlow
  factors: Factors
  ownAccount: OwnAccount
  /** of the account service's host */
  origin: string
}

/** A request of somebody signed in at the account service. */
export interface SignedIn {
  request: FastifyRequest
  reply: FastifyReply
  self: Self
  person: Person
  by: By
  look: Look
}

export function byOf(flow: SignInFlow, request: FastifyRequest, look: Look): By {
  const { ip, network, userAgent } = flow.callerOf(request).request
  return { ip, network, userAgent, sender: flow.services.tenantContextOf(look.tenant).sender }
}

type Answer = (at: SignedIn) => FastifyReply | Promise<FastifyReply>

const signedIn =
  ({ flow }: HomeDeps, answer: Answer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await flow.sessionOf(request, reply)
    const account = session && (await flow.accounts.find(session.accountId))
    if (!session || !account) return reply.redirect('/', 303)
    const look = await flow.lookOf(request)
    const { id, name, email } = account
    const self = { accountId: id, signIn: session.uid }
    return answer({ request, reply, self, person: { id, name, email }, by: byOf(flow, request, look), look })
  }

/**
 * Routes for whoever is signed in; all others are sent to where they can be. `proved`: for who has shown within the last
 * ten minutes that it is still they; else that is asked first, and leads on to `next`, a page of ours.
 */
export function ownRoutes(app: FastifyInstance, parts: HomeDeps) {
  const routes = (guarded: (answer: Answer) => Answer) => ({
    get: (path: string, answer: Answer) => app.get(path, signedIn(parts, guarded(answer))),
    post: (path: string, answer: Answer) => app.post(path, signedIn(parts, guarded(answer))),
  })
  const proof = (next: string) => `/akun/pastikan?next=${encodeURIComponent(next)}`
  return {
    signedIn: routes(answer => answer),
    proved: (next: string) =>
      routes(answer => async at => {
        const isFresh = await parts.ownAccount.isFresh(at.self)
        return isFresh ? answer(at) : at.reply.redirect(proof(next), 303)
      }),
  }
}

/** home, where it is said what happened: see `news` there */
export const toHome = (reply: FastifyReply, what: string) => reply.redirect(`/?news=${what}`, 303)
