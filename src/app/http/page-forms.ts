import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit } from '../../features/core/permissions/permissions.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { FormContext, FormFields, FormProblem, PageForm } from '../../platform/http/page-form.ts'
import { Failure } from '../../shared/failure.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { type Visitor, visitorOf } from '../sign-in/visitor.ts'
import { problemOf } from './errors.ts'
import { takeForms } from './form-bodies.ts'
import { sendMade } from './front.ts'
import type { ServerParts } from './server.ts'
import { assertOwnPage } from './visits.ts'

/** bytes: the largest form is a team of ten */
const bodyLimit = 64_000

/** Mounts the public forms: each answers POST at its page's own address, in the tenant's look, with or without script. */
export async function mountPageForms(
  app: FastifyInstance,
  parts: ServerParts,
  forms: readonly PageForm[],
): Promise<void> {
  await app.register(async routes => {
    takeForms(routes, bodyLimit)
    for (const form of forms)
      routes.post<{ Params: Record<string, string> }>(
        form.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        async (request, reply) => {
          const visitor = visitorOf(request, parts)
          if (!visitor || visitor.tenant.isMaintenance) return reply.callNotFound()
          return answer(form, parts, visitor, request, reply)
        },
      )
  })
}

async function answer(
  form: PageForm,
  parts: ServerParts,
  visitor: Visitor,
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { database, pages, buckets } = parts
  const { tenant, visit } = visitor
  const isForm = typeof request.body === 'object' && request.body !== null
  // our own parser made it
  const fields = (isForm ? request.body : {}) as FormFields
  const within = <T>(work: (context: FormContext) => Promise<T>) =>
    database.withTenant(tenant.id, async tx => work(await contextOf(tx)))
  const contextOf = async (tx: Tx): Promise<FormContext> => {
    const member = await parts.visits.member(tx, visit, parts.clock.now())
    const viewer = admit(form.access, member)
    return { ...pages.contextOf(tenant, request.params, tx), viewer, request: visit.request }
  }
  try {
    assertOwnPage(visit.request)
    buckets.take(`POST ${form.path} ${tenant.id} ${visit.request.network}`, form.limit)
    const done = await within(context => form.submit(context, fields))
    if ('redirect' in done) return reply.header('cache-control', 'no-store').redirect(done.redirect, 303)
    return send(parts, visitor, request, reply, done)
  } catch (error) {
    const problem = shownProblem(error)
    const again = problem && (await within(context => form.again(context, fields, problem)))
    if (problem && again) return send(parts, visitor, request, reply, { ...again, status: problem.status })
    reply.hijack()
    sendMade(request.raw, reply.raw, pages.error(tenant, 'html', '/', error))
    return undefined
  }
}

/** what somebody who typed can do something about */
function shownProblem(error: unknown): FormProblem | undefined {
  if (!(error instanceof Failure)) return undefined
  if (!['invalid', 'conflict', 'tooMany', 'badRequest'].includes(error.kind)) return undefined
  const { status, message, errors = [] } = problemOf(error)
  return { status, message, errors }
}

async function send(
  parts: ServerParts,
  { tenant }: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
): Promise<undefined> {
  const head = { ...page.head, noindex: true }
  const made = await parts.pages.makeOf(tenant, { ...page, head }, { path: page.canonical })
  reply.hijack()
  sendMade(request.raw, reply.raw, made)
  return undefined
}
