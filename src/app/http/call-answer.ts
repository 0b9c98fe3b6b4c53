import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { admit, isForAdministrators } from '../../features/core/permissions/permissions.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { assertScope } from '../../features/identity/access-tokens/access-tokens.ts'
import type { AppTokens } from '../../features/identity/app-tokens/app-tokens.ts'
import { type AnswerCache, type RenderedResponse, sendEntry } from '../../platform/cache/answer-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Member } from '../../platform/http/access.ts'
import { Download, type Endpoint, type TenantContext } from '../../platform/http/endpoint.ts'
import { parsed } from '../../platform/http/field-errors.ts'
import { createCookies } from '../../platform/http/request-facts.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import {
  badRequest,
  Failure,
  notFound,
  TenantMismatch,
  unavailable,
  unknownRoute,
} from '../../shared/failure.ts'
import type { Tenants } from '../loaded-tenants.ts'
import { answerOf, leadOn } from './answer-bytes.ts'
import { type Authenticator, assertOwnPage, type Caller } from './authenticator.ts'
import { noteDenial } from './denials.ts'
import { aliasOf, negotiate, targetOf } from './front.ts'

/** calls a minute of one person or network, where a contract says nothing */
const usualLimit = { tokens: 300, seconds: 60 }

/** What calls borrow of the house. */
export interface ApiDeps {
  calls: readonly Endpoint[]
  database: Database
  clock: Clock
  cache: AnswerCache
  tenants: Tenants
  authenticator: Authenticator
  buckets: Buckets
  log: Log
  appTokens: AppTokens
  tenantContextOf: (tenant: Tenant) => TenantContext
  partsOf: PartsOf
}

/** Answers one call: who asks, a token from the bucket, the permission, the input, and the room's answer in its envelope. */
export async function answerCall(
  call: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ApiDeps,
) {
  if (call.scope === 'process') return answerProcess(call, request, reply)
  try {
    return await answered(call, request, reply, deps)
  } catch (error) {
    const tenant = await tenantAsked(request, deps)
    if (tenant) await noteDenial(deps, tenant, request, error)
    throw error
  }
}

type ProcessCall = Extract<Endpoint, { scope: 'process' }>
type TenantCall = Exclude<Endpoint, ProcessCall>

function answerProcess({ contract, answer }: ProcessCall, request: FastifyRequest, reply: FastifyReply) {
  const data = answer({
    query: parse(contract.query, request.query),
    parameters: parse(contract.parameters, request.params),
    body: undefined,
  })
  return reply.header('cache-control', 'no-store').send({ status: true, message: contract.message, data })
}

async function answered(call: TenantCall, request: FastifyRequest, reply: FastifyReply, deps: ApiDeps) {
  const { contract } = call
  const tenant = await tenantOf(request, deps)
  const isOpen = contract.isAlwaysOpen || isForAdministrators(contract.access)
  if (tenant.isMaintenance && !isOpen) throw unavailable('Website Sedang Dalam Perbaikan', 3600)
  deps.appTokens.assertFitting(request, tenant.id)
  // Only what is the same for everybody is kept; who brings credentials gets an answer of his own.
  if (contract.method !== 'GET' || !contract.tags || request.headers.authorization !== undefined) {
    const caller = deps.authenticator.of(request)
    if (contract.method !== 'GET') {
      assertType(call, request)
      if (!contract.isForPrograms || request.headers.cookie !== undefined) assertOwnPage(caller.request)
    }
    const made = await callAnswer(call, request, caller, tenant, deps, reply).catch((error: unknown) =>
      leadBack(call, request, error),
    )
    if (reply.sent) return undefined
    for (const line of caller.cookies.lines) reply.header('set-cookie', line)
    if (contract.isTagged && isHeld(request, reply, made.body)) return reply.code(304).send()
    return reply.code(made.status).headers(made.headers).send(made.body)
  }
  const alias = aliasOf(negotiate(request.headers.accept), request.url)
  const make = () => callAnswer(call, request, nobody, tenant, deps)
  const entry = await deps.cache.get(tenant.id, `call ${request.url}`, alias, make)
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
  return undefined
}

/** A form that was refused leads back to its page, where that is said; programs, and what is our own fault, get the failure. */
function leadBack({ contract }: TenantCall, request: FastifyRequest, error: unknown): RenderedResponse {
  const isSaid =
    error instanceof Failure &&
    ['conflict', 'unsupported', 'tooLarge', 'full', 'invalid'].includes(error.kind)
  if (!contract.refusedTo || !isSaid || negotiate(request.headers.accept) !== 'html') throw error
  const path = contract.refusedTo(parse(contract.parameters, request.params))
  return leadOn(`${path}?${new URLSearchParams({ problem: error.kind })}#dokumen`)
}

/** Names the answer by its content, and says whether whoever asks has it. */
function isHeld(request: FastifyRequest, reply: FastifyReply, body: Buffer): boolean {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag)
  return request.headers['if-none-match'] === tag
}

/** A picture where JSON is meant, or the other way round, is 415: no form of another site can speak either. */
function assertType({ scope, contract }: Endpoint, { headers, body }: FastifyRequest): void {
  const accepts: readonly string[] | undefined = contract.accepts
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (accepts) {
    if (type === undefined || !accepts.includes(type))
      throw new Failure('unsupported', `Kirimkan salah satu dari: ${accepts.join(', ')}`)
  } else if (scope !== 'stream' && Buffer.isBuffer(body))
    throw new Failure('unsupported', 'Jenis data tidak didukung, kirimkan JSON')
}

/** Whose log a refusal stands in: the host's tenant, whatever the request claims. */
async function tenantAsked(request: FastifyRequest, { tenants }: ApiDeps): Promise<Tenant | undefined> {
  const target = targetOf(request.raw)
  return target.kind === 'tenant' ? target.tenant : tenants.find(Number(request.headers.lmsid))
}

/** The host chooses the tenant. On the API's own host, and the account service's, `lmsId` does; elsewhere it is a claim that must agree. */
async function tenantOf(request: FastifyRequest, { tenants }: ApiDeps): Promise<Tenant> {
  const target = targetOf(request.raw)
  const claim = request.headers.lmsid
  if (target.kind === 'api' || target.kind === 'accounts') {
    if (typeof claim !== 'string' || !/^\d{1,9}$/.test(claim)) throw badRequest('Sertakan header lmsId')
    const tenant = await tenants.find(Number(claim))
    if (!tenant) throw notFound('Tenant')
    return tenant
  }
  if (target.kind !== 'tenant') throw unknownRoute()
  if (claim !== undefined && claim !== String(target.tenant.id)) throw new TenantMismatch()
  return target.tenant
}

async function callAnswer(
  call: TenantCall,
  request: FastifyRequest,
  caller: Caller,
  tenant: Tenant,
  deps: ApiDeps,
  reply?: FastifyReply,
): Promise<RenderedResponse> {
  const { contract } = call
  const { clock, database, authenticator, buckets } = deps
  // what is kept is made for nobody in particular, whoever asked first
  const isShared = caller === nobody
  const context = { ...caller, tenant: deps.tenantContextOf(tenant), clock, partsOf: deps.partsOf }
  const admitted = async (tx: Tx) => {
    // public reading is not counted: a whole school asks from one address, and the answer is kept for all of them
    if (isShared) return admit(contract.access, undefined)
    const member = await authenticator.asker(tx, caller, clock.now())
    const counted = countedAs(tenant.id, member) ?? caller.request.network
    buckets.take(`${contract.method} ${contract.path} ${counted}`, contract.limit ?? usualLimit)
    const viewer = admit(contract.access, member)
    assertScope(contract.access, contract.method, member)
    return viewer
  }
  const inputOf = () => ({
    query: parse(contract.query, request.query),
    parameters: parse(contract.parameters, request.params),
    body: parse(contract.body, request.body ?? undefined),
  })
  const data =
    call.scope === 'tenant'
      ? await database[isShared ? 'readTenant' : 'withTenant'](tenant.id, async tx =>
          call.answer({ ...context, tx, viewer: await admitted(tx) }, inputOf()),
        )
      : await call.answer(
          { ...context, viewer: await database.withTenant(tenant.id, admitted) },
          inputOf(),
          exchangeOf(request, reply),
        )
  if (contract.leadsTo && !(data instanceof Download) && negotiate(caller.request.headers.accept) === 'html')
    return leadOn(contract.leadsTo(data))
  return answerOf(contract, data)
}

/** In whose bucket somebody's calls are counted: each token has its own, so that a program leaves its owner's alone. */
function countedAs(tenantId: number, member: Member | undefined): string | undefined {
  if (!member) return undefined
  return member.program
    ? `token ${tenantId} ${member.program.tokenId}`
    : `member ${tenantId} ${member.membershipId}`
}

/** What a call that reads the request itself is given; whoever takes the response answers with our cookies too. */
const exchangeOf = (request: FastifyRequest, reply: FastifyReply | undefined) => ({
  request: request.raw,
  take() {
    if (!reply) throw new Error('Only a call that is kept nowhere may take its response')
    reply.hijack()
    return reply.raw
  },
})

/** Stands for the asker of an answer that everybody gets. */
const nobody: Caller = {
  isReading: true,
  request: {
    id: '',
    ip: '',
    network: '',
    userAgent: '',
    origin: '',
    bearer: undefined,
    headers: {},
  },
  cookies: createCookies(undefined, false),
}

const parse = (schema: z.ZodType | undefined, given: unknown): unknown => schema && parsed(schema, given)
