import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { strongKinds } from '../../features/core/permissions/permissions.ts'
import { findMember, returnPath, sessionCookie } from '../../features/identity/sessions/sessions.ts'
import { routes } from '../../routes.ts'
import { Failure } from '../../shared/failure.ts'
import { assertOwnPage } from '../http/authenticator.ts'
import { takeForms } from '../http/form-bodies.ts'
import { begin } from './begin.ts'
import { finish } from './callback.ts'
import { askToJoin, drawJoin } from './join-page.ts'
import { obeyBackChannel, signOut } from './leaving.ts'
import {
  type Handler,
  type SignInDeps,
  send,
  sendProblem,
  textOf,
  type Visitor,
  visitorOf,
} from './visitor.ts'

/** Signing in and out on a tenant's own site: what is neither a page nor a call. */
export async function mountSignIn(app: FastifyInstance, parts: SignInDeps): Promise<void> {
  const onTenant = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = visitorOf(request, parts)
    if (!visitor) return reply.callNotFound()
    return handler(visitor, { request, reply })
  }
  await app.register(async site => {
    takeForms(site, 16_384)
    site.get(routes.Login, onTenant(enterBy('sign_in', parts)))
    site.get(routes.Register, onTenant(enterBy('register', parts)))
    site.get(
      routes.CallbackAuth,
      onTenant(async (visitor, exchange) => {
        const outcome = await finish(parts, visitor, exchange.request.query, exchange.request.url)
        if ('address' in outcome) return send(exchange.reply, visitor, outcome.address)
        if ('joining' in outcome) return drawJoin(parts, exchange, visitor, outcome.joining)
        await sendProblem(parts, exchange, visitor, outcome.trouble)
        return undefined
      }),
    )
    site.post(routes.Register, onTenant(askToJoin(parts)))
    site.post(
      routes.Logout,
      onTenant(async (visitor, { reply }) => {
        assertOwnPage(visitor.caller.request)
        const address = await signOut(parts, visitor)
        return send(reply.header('clear-site-data', '"cache", "storage"'), visitor, address)
      }),
    )
    site.post(
      '/auth/backchannel',
      onTenant(async (visitor, { request, reply }) => {
        const token = textOf(request.body, 'logout_token')
        const isObeyed = token !== undefined && (await obeyBackChannel(parts, visitor, token))
        reply.header('cache-control', 'no-store')
        return isObeyed ? reply.send() : reply.code(400).send({ error: 'invalid_request' })
      }),
    )
  })
}

/** Off to the account service; whoever is signed in already goes straight on. */
function enterBy(way: 'sign_in' | 'register', parts: SignInDeps): Handler {
  return async (visitor, exchange) => {
    const { query } = exchange.request
    const returnTo = returnPath(textOf(query, 'next'), visitor.client.origin)
    try {
      if (await isIn(parts, visitor)) return send(exchange.reply, visitor, returnTo)
      const isSilent = textOf(query, 'silent') === '1'
      const address = await begin(parts, visitor, { returnTo, purpose: way, isSilent })
      return send(exchange.reply, visitor, address)
    } catch (error) {
      if (error instanceof Failure) throw error
      parts.log.error({ err: error, tenant: visitor.tenant.slug }, 'a sign-in could not begin')
      await sendProblem(parts, exchange, visitor, { kind: 'away', next: returnTo })
      return undefined
    }
  }
}

async function isIn({ database, clock }: SignInDeps, { tenant, caller }: Visitor): Promise<boolean> {
  const token = caller.cookies.get(sessionCookie)
  if (token === undefined) return false
  const member = await database.withTenant(tenant.id, tx => findMember(tx, token, clock.now()))
  return member !== undefined && (member.isStrong || !strongKinds.includes(member.kind))
}
