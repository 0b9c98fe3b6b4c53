import type { FastifyInstance } from 'fastify'
import { decideAsGuardian, guardianDecision } from '../../features/membership/privacy/privacy.ts'
import { to } from '../../routes.ts'
import { Failure } from '../../shared/failure.ts'
import { textOf, visitorOf } from '../sign-in/visitor.ts'
import { takeForms } from './form-bodies.ts'
import type { ServerParts } from './server.ts'
import { assertOwnPage } from './visits.ts'

/** an answer may be tried so often */
const limit = { tokens: 20, seconds: 60 }

/**
 * A guardian answers by a plain form, which works without script: they may have any phone, and no account here. What
 * comes of it is shown by the same address: looking at it changes nothing.
 */
export async function mountGuardianForm(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, clock, secrets, buckets } = parts
  await app.register(async routes => {
    takeForms(routes, 4_096)
    routes.post<{ Params: { token: string } }>('/Persetujuan-Wali/:token', async (request, reply) => {
      const visitor = visitorOf(request, parts)
      if (!visitor) return reply.callNotFound()
      const { tenant, visit } = visitor
      const { token } = request.params
      assertOwnPage(visit.request)
      buckets.take(`guardian ${tenant.id} ${visit.request.network}`, limit)
      const given = guardianDecision.safeParse({
        decision: textOf(request.body, 'decision'),
        isConfirmed: textOf(request.body, 'isConfirmed') === '1',
      })
      const path = to.guardian({ token: encodeURIComponent(token) })
      reply.header('cache-control', 'no-store')
      if (!given.success || !given.data.isConfirmed) return reply.redirect(`${path}?salah=1`, 303)
      const context = {
        clock,
        partsOf: parts.partsOf,
        request: visit.request,
        tenant: parts.tenantContextOf(tenant),
        viewer: { member: undefined, grant: 'all' as const },
      }
      await database
        .withTenant(tenant.id, tx => decideAsGuardian({ ...context, tx }, secrets, token, given.data))
        // answered already, or too late: the page says which
        .catch((error: unknown) => {
          if (!(error instanceof Failure) || error.kind !== 'conflict') throw error
        })
      return reply.redirect(path, 303)
    })
  })
}
