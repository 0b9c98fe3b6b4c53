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
import { sendMade, targetOf } from '../http/front.ts'
import { normaliseHost } from '../http/hosts.ts'
import type { Visit, Visits } from '../http/visits.ts'
import type { SitePages } from '../pages/site-pages.ts'
import type { Client, RelyingParty } from './relying-party.ts'
import { type Trouble, troubleAnswer } from './troubles.ts'

/** What a new arrival may bring along, before it is decided whether they belong here: an invitation. */
export interface Arriving {
  tenant: Tenant
  clock: Clock
  visit: Visit
  claims: Claims
  /** the path they will come back to */
  returnTo: string
  /** why they came: `sign_in` or `register` */
  purpose: string
}

export interface SignInParts {
  config: Config
  database: Database
  clock: Clock
  log: Log
  buckets: Buckets
  secrets: Secrets
  visits: Visits
  pages: SitePages
  party: RelyingParty
  /** within the transaction that opens the session: neither happens without the other */
  onSignedIn(tx: Tx, arriving: Arriving): Promise<void>
  /** in that transaction too, once it is decided */
  onLetIn(tx: Tx, letIn: LetIn): Promise<void>
}

/** One browser on one host of a tenant. */
export interface Visitor {
  tenant: Tenant
  client: Client
  visit: Visit
}

export function visitorOf(request: FastifyRequest, parts: SignInParts): Visitor | undefined {
  const target = targetOf(request.raw)
  if (target.kind !== 'tenant') return undefined
  const host = normaliseHost(request.headers.host ?? '') ?? ''
  return {
    tenant: target.tenant,
    client: parts.party.clientOf(target.tenant, host),
    visit: parts.visits.of(request),
  }
}

export const textOf = (query: unknown, name: string): string | undefined => {
  if (typeof query !== 'object' || query === null) return undefined
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : undefined
}

/** On to another address; nothing of it is kept. */
export function send(reply: FastifyReply, { visit }: Visitor, address: string): FastifyReply {
  if (visit.cookies.lines.length > 0) reply.header('set-cookie', [...visit.cookies.lines])
  return reply.header('cache-control', 'no-store').header('location', address).code(303).send()
}

/** What went wrong, in the tenant's look and plain words. */
export async function sendTrouble(
  parts: SignInParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { tenant, visit }: Visitor,
  trouble: Trouble,
): Promise<void> {
  const path = request.url.split('?', 1)[0] ?? '/'
  const made = await parts.pages.makeOf(tenant, troubleAnswer(tenant, trouble), { path })
  reply.hijack()
  if (visit.cookies.lines.length > 0) reply.raw.setHeader('set-cookie', [...visit.cookies.lines])
  sendMade(request.raw, reply.raw, made)
}
