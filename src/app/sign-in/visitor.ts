import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Claims, LetIn } from '../../features/identity/sessions/sessions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { PageAnswer } from '../../shared/page.ts'
import type { Authenticator, Caller } from '../http/authenticator.ts'
import { sendResponse, targetOf } from '../http/front.ts'
import { normaliseHost } from '../http/hosts.ts'
import type { SitePages } from '../pages/site-pages.ts'
import type { Client, RelyingParty } from './relying-party.ts'
import { problemAnswer, type SignInProblem } from './sign-in-problems.ts'

/** What a new arrival may bring along, before it is decided whether they belong here: an invitation. */
export interface Arriving {
  tenant: Tenant
  clock: Clock
  caller: Caller
  claims: Claims
  /** the path they will come back to */
  returnTo: string
  /** why they came: `sign_in` or `register` */
  purpose: string
}

export interface SignInDeps {
  config: Config
  database: Database
  clock: Clock
  log: Log
  buckets: Buckets
  secrets: Secrets
  authenticator: Authenticator
  pages: SitePages
  party: RelyingParty
  /** within the transaction that opens the session: neither happens without the other */
  onSignedIn(tx: Tx, arriving: Arriving): Promise<boolean>
  /** in that transaction too, once it is decided */
  onLetIn(tx: Tx, letIn: LetIn): Promise<void>
}

/** One browser on one host of a tenant. */
export interface Visitor {
  tenant: Tenant
  client: Client
  caller: Caller
}

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler = (visitor: Visitor, exchange: Exchange) => Promise<FastifyReply | undefined>

export function visitorOf(request: FastifyRequest, parts: SignInDeps): Visitor | undefined {
  const target = targetOf(request.raw)
  if (target.kind !== 'tenant') return undefined
  const host = normaliseHost(request.headers.host ?? '') ?? ''
  return {
    tenant: target.tenant,
    client: parts.party.clientOf(target.tenant, host),
    caller: parts.authenticator.of(request),
  }
}

export const textOf = (query: unknown, name: string): string | undefined => {
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}

/** On to another address; nothing of it is kept. */
export function send(reply: FastifyReply, { caller }: Visitor, address: string): FastifyReply {
  if (caller.cookies.lines.length > 0) reply.header('set-cookie', [...caller.cookies.lines])
  return reply.header('cache-control', 'no-store').header('location', address).code(303).send()
}

/** What went wrong, in the tenant's look and plain words. */
export const sendProblem = (
  parts: SignInDeps,
  exchange: Exchange,
  visitor: Visitor,
  trouble: SignInProblem,
): Promise<undefined> => sendPage(parts, exchange, visitor, problemAnswer(visitor.tenant, trouble))

/** A page of the tenant's site in place of a redirect. */
export async function sendPage(
  parts: SignInDeps,
  { request, reply }: Exchange,
  { tenant, caller }: Visitor,
  page: PageAnswer,
): Promise<undefined> {
  const path = request.url.split('?', 1)[0] ?? '/'
  const made = await parts.pages.makeOf(tenant, page, { path })
  reply.hijack()
  if (caller.cookies.lines.length > 0) reply.raw.setHeader('set-cookie', [...caller.cookies.lines])
  sendResponse(request.raw, reply.raw, made)
}
