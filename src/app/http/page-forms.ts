import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit } from '../../features/core/permissions/permissions.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { FormContext, FormFields, FormProblem, PageForm } from '../../platform/http/page-form.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import { Failure } from '../../shared/failure.ts'
import type { PageAnswer } from '../../shared/page.ts'
import { withIntro } from '../pages/intro.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { type Authenticator, assertOwnPage, type Caller } from './authenticator.ts'
import { noteDenial } from './denials.ts'
import { problemOf } from './errors.ts'
import { takeForms, takeFormsWithFiles } from './form-bodies.ts'
import { sendResponse, targetOf } from './front.ts'

/** bytes: the largest form is a team of ten */
const bodyLimit = 64_000

interface Deps {
  forms: readonly PageForm[]
  database: Pick<Database, 'withTenant'>
  clock: Clock
  authenticator: Authenticator
  buckets: Buckets
  log: Log
  pages: SitePages
}

/** Mounts the public forms: each answers POST at its page's own address, in the tenant's look, with or without script. */
export async function mountPageForms(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async routes => {
    takeForms(routes, bodyLimit)
    takeFormsWithFiles(routes)
    for (const form of deps.forms)
      routes.post<Asked>(form.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
        const target = targetOf(request.raw)
        if (target.kind !== 'tenant') return reply.callNotFound()
        const { tenant } = target
        if (tenant.isMaintenance && !form.isAlwaysOpen) return reply.callNotFound()
        return answer({ form, deps, tenant, caller: deps.authenticator.of(request), request, reply })
      })
  })
}

interface Asked {
  Params: Record<string, string>
}

interface Post {
  form: PageForm
  deps: Deps
  tenant: Tenant
  caller: Caller
  request: FastifyRequest<Asked>
  reply: FastifyReply
}

async function answer(post: Post): Promise<FastifyReply | undefined> {
  const { form, deps, tenant, caller, request, reply } = post
  const { database, pages, buckets, authenticator, clock } = deps
  const isForm = typeof request.body === 'object' && request.body !== null
  // our own parser made it
  let fields = (isForm ? request.body : {}) as FormFields
  const contextOf = async (tx: Tx): Promise<FormContext> => {
    const member = await authenticator.member(tx, caller, clock.now())
    const viewer = admit(form.access, member)
    const { request: facts, cookies } = caller
    return { ...pages.contextOf(tenant, request.params, tx), viewer, request: facts, cookies }
  }
  const submitted = (tx: Tx) =>
    Promise.all([contextOf(tx), form.ahead?.(pages.contextOf(tenant, request.params, tx))])
  const within = <T>(work: (context: FormContext) => Promise<T>) =>
    database.withTenant(tenant.id, async tx => work(await contextOf(tx)))
  try {
    assertOwnPage(caller.request)
    buckets.take(`POST ${form.path} ${tenant.id} ${caller.request.network}`, form.limit)
    if (request.headers['content-type']?.startsWith('multipart/')) fields = await received(post, within)
    const answered = await database.withTenant(tenant.id, async tx => {
      const [context, read] = await submitted(tx)
      return form.submit(context, fields, read)
    })
    if ('redirect' in answered) await answered.afterwards?.()
    return await send(post, answered)
  } catch (error) {
    await noteDenial(deps, tenant, request, error)
    const problem = shownProblem(error)
    const again =
      problem &&
      (await within(async context => {
        const answer = await form.again?.(context, fields, problem)
        const path = answer && 'page' in answer ? answer.canonical : form.path
        const shown = await withIntro(context, path, Promise.resolve(answer))
        // whoever filled it in among their own pages stays among them
        return shown && 'page' in shown && context.viewer.member ? pages.framed(context, shown) : shown
      }))
    if (problem && again)
      return send(post, 'redirect' in again ? again : { ...again, status: problem.status })
    reply.hijack()
    sendResponse(request.raw, reply.raw, await pages.error(tenant, 'html', '/', error))
    return undefined
  }
}

/** Fields and files of a form that takes some. Of whoever is not signed in nothing is read: they are sent to do that. */
async function received(
  { form, request }: Post,
  within: <T>(work: (context: FormContext) => Promise<T>) => Promise<T>,
): Promise<FormFields> {
  const unread = () => {
    request.raw.resume()
    return {}
  }
  if (!form.receive) {
    unread()
    throw new Failure('unsupported', 'Formulir ini tidak menerima berkas')
  }
  const { tx: _, query: __, ...context } = await within(async inside => inside)
  return context.viewer.member ? form.receive(context, request.raw) : unread()
}

/** what somebody who typed can do something about */
function shownProblem(error: unknown): FormProblem | undefined {
  if (!(error instanceof Failure)) return undefined
  const kinds = ['invalid', 'conflict', 'tooMany', 'badRequest', 'unsupported', 'tooLarge', 'full']
  if (!kinds.includes(error.kind)) return undefined
  const { status, message, errors = [] } = problemOf(error)
  return { status, message, errors }
}

async function send(
  { deps, tenant, caller, request, reply }: Post,
  answered: PageAnswer | { redirect: string },
): Promise<FastifyReply | undefined> {
  const { lines } = caller.cookies
  if ('redirect' in answered) {
    for (const line of lines) reply.header('set-cookie', line)
    return reply.header('cache-control', 'no-store').redirect(answered.redirect, 303)
  }
  const head = { ...answered.head, noindex: true }
  const made = await deps.pages.makeOf(tenant, { ...answered, head }, { path: answered.canonical })
  reply.hijack()
  if (lines.length > 0) reply.raw.setHeader('set-cookie', [...lines])
  sendResponse(request.raw, reply.raw, made)
  return undefined
}
