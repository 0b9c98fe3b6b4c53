import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { findPostId } from '../../features/content/posts/posts.ts'
import {
  react,
  reactionForm,
  reactionLimit,
  type Visitor,
} from '../../features/content/reactions/reactions.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { networkOf } from '../../platform/http/request-facts.ts'
import { to } from '../../routes.ts'
import { Failure } from '../../shared/failure.ts'
import { textOf, visitorOf } from '../sign-in/visitor.ts'
import { takeForms } from './form-bodies.ts'
import type { ServerParts } from './server.ts'
import { assertOwnPage } from './visits.ts'

/** The reaction buttons without script: a plain form, and back to the post, which says what became of it. */
export async function mountReactionForm(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { database, clock, secrets, buckets } = parts
  await app.register(async routes => {
    takeForms(routes, 4_096)
    routes.post('/Reaksi', async (request, reply) => {
      const visitor = visitorOf(request, parts)
      if (!visitor || visitor.tenant.isMaintenance) return reply.callNotFound()
      const { tenant, visit } = visitor
      assertOwnPage(visit.request)
      reply.header('cache-control', 'no-store')
      const given = reactionForm.safeParse({
        kindSlug: textOf(request.body, 'kindSlug'),
        slug: textOf(request.body, 'slug'),
        reaction: textOf(request.body, 'reaction'),
      })
      if (!given.success) return reply.redirect(to.home(), 303)
      const post = given.data
      const context = { clock, partsOf: parts.partsOf, ...visit, tenant: parts.tenantContextOf(tenant) }
      const work = async (tx: Tx) => {
        const id = await findPostId({ ...context, tx }, post.kindSlug, post.slug)
        return { id, notice: await noticeOf({ ...context, tx }, post) }
      }
      const done = await database.withTenant(tenant.id, work).catch((error: unknown) => {
        // gone since the page was made: its list is the nearest there is
        if (error instanceof Failure && error.kind === 'notFound') return undefined
        throw error
      })
      for (const line of visit.cookies.lines) reply.header('set-cookie', line)
      if (!done) return reply.redirect(to.posts(post.kindSlug), 303)
      const path = to.post({ kind: post.kindSlug, id: done.id, slug: post.slug })
      return reply.redirect(`${path}?reaksi=${done.notice}#reaksi`, 303)
    })
  })

  async function noticeOf(context: Visitor, post: z.output<typeof reactionForm>) {
    try {
      buckets.take(`POST /v3/post/react ${networkOf(context.request.ip)}`, reactionLimit)
    } catch {
      return 'tunggu'
    }
    const { reaction } = await react(context, secrets, post, post.reaction)
    return reaction === null ? 'dihapus' : 'tersimpan'
  }
}
