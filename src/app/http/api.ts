import type { IncomingMessage } from 'node:http'
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { admit, isForAdministrators } from '../../features/core/permissions/permissions.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Made } from '../../platform/cache/answer-cache.ts'
import { sendEntry } from '../../platform/cache/answer-cache.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { Download, type Endpoint, JsonText } from '../../platform/http/endpoint.ts'
import { fieldErrors } from '../../platform/http/field-errors.ts'
import { createCookies } from '../../platform/http/request-facts.ts'
import { matchRoute } from '../../routes.ts'
import { badRequest, Failure, forbidden, invalid, notFound, unavailable } from '../../shared/failure.ts'
import { docsPage } from './api-docs.ts'
import { aliasOf, targetOf, wishOf } from './front.ts'
import type { ServerParts } from './server.ts'
import { assertOwnPage, type Visit } from './visits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** stands before the words of a failure */
    failed?: string
  }
}

const jsonType = 'application/json; charset=utf-8'
/** what may come instead of JSON, where a contract says so */
const fileTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/csv'] as const
/** bytes (decisions: image and document 5 MB) */
const uploadLimit = 5_242_880
/** calls a minute of one person or network, where a contract says nothing */
const usualLimit = { tokens: 300, seconds: 60 }
/** Without `stale-while-revalidate`: browsers heed it for calls, and would show what was published ten minutes late. */
const publicCaching = (seconds = 60) => `public, max-age=0, s-maxage=${seconds}`

/** answers with the page at the request's address */
type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/**
 * Where a call and a page share a path, in whatever letter case: who accepts text/html, or asks for page data, gets the
 * page, any other the call.
 */
export function callPath(
  calls: readonly Endpoint[],
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): string {
  const [path = '/', ...query] = url.split('?')
  const lower = path.toLowerCase()
  const isAsked = method === 'GET' && lower !== path && wishOf(headers.accept) === 'any'
  const isShared = isAsked && calls.some(({ contract }) => contract.path === lower)
  return isShared ? [lower, ...query].join('?') : url
}

/** Mounts every call at the path the specification prints, and its description: /openapi.json, /docs. */
export async function mountApi(
  app: FastifyInstance,
  parts: ServerParts,
  servePage: ServePage,
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sanggar API',
        version: '0.1.0',
        description:
          'Semua jawaban berbentuk {status, message, data}; daftar berbentuk {items, page, perPage, totalItems, totalPages}. API menjawab di setiap domain tenant, dan di host api dengan header lmsId.',
      },
    },
    // what has no tag is no call: pages, files, this description
    transform: route =>
      jsonSchemaTransform(route.schema?.tags ? route : { ...route, schema: { ...route.schema, hide: true } }),
  })
  await app.register(async calls => {
    // Our contracts are parsed in `answer`, with our own words; Fastify's part is the description only.
    calls.setValidatorCompiler(() => () => true)
    calls.setSerializerCompiler(() => data => JSON.stringify(data))
    // Bodies are JSON; pictures and tables come as they are to the calls that take them.
    calls.removeContentTypeParser('text/plain')
    calls.addContentTypeParser(
      [...fileTypes],
      { parseAs: 'buffer', bodyLimit: uploadLimit },
      (_request, body, done) => done(null, body),
    )
    for (const call of parts.calls) mountCall(calls, call, parts, servePage)
  })
  app.get('/openapi.json', async (_request, reply) => reply.type(jsonType).send(app.swagger()))
  app.get('/docs', async (_request, reply) => {
    const { html, policy } = docsPage(app.swagger())
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
  })
}

function mountCall(app: FastifyInstance, call: Endpoint, parts: ServerParts, servePage: ServePage): void {
  const { contract } = call
  const isAlsoPage = contract.method === 'GET' && matchRoute(contract.path) !== undefined
  app.route({
    method: contract.method,
    url: contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const shape = contract.shapes?.[name]
      return shape === undefined ? `:${name}` : `:${name}(^${shape}$)`
    }),
    config: { failed: contract.failed ?? '' },
    schema: {
      tags: [contract.tag],
      summary: contract.summary,
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.parameters ? { params: contract.parameters } : {}),
      ...(contract.body && !contract.accepts ? { body: contract.body } : {}),
      response: {
        [contract.status ?? 200]: z.object({
          status: z.literal(true),
          message: z.string(),
          data: contract.data,
        }),
        422: problemShape,
      },
    },
    handler: (request, reply) =>
      isAlsoPage && targetOf(request.raw).kind === 'tenant' && wishOf(request.headers.accept) !== 'any'
        ? servePage(request, reply)
        : answer(call, request, reply, parts),
  })
}

const problemShape = z.object({
  status: z.literal(false),
  message: z.string(),
  data: z.null(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
})

async function answer(call: Endpoint, request: FastifyRequest, reply: FastifyReply, parts: ServerParts) {
  const { contract } = call
  const tenant = tenantOf(request, parts)
  const isOpen = contract.isAlwaysOpen || isForAdministrators(contract.access)
  if (tenant.isMaintenance && !isOpen) throw unavailable('Website Sedang Dalam Perbaikan', 3600)
  // Only what is the same for everybody is kept; who brings credentials gets an answer of his own.
  if (contract.method !== 'GET' || !contract.tags || request.headers.authorization !== undefined) {
    const visit = parts.visits.of(request)
    if (contract.method !== 'GET') {
      assertType(contract.accepts, request)
      if (!contract.isForPrograms || request.headers.cookie !== undefined) assertOwnPage(visit.request)
    }
    parts.appTokens.assertFitting(visit.request, tenant.id)
    const made = await callAnswer(call, request, visit, tenant, parts)
    for (const line of visit.cookies.lines) reply.header('set-cookie', line)
    return reply.code(made.status).headers(made.headers).send(made.body)
  }
  const alias = aliasOf(wishOf(request.headers.accept), request.url)
  const make = () => callAnswer(call, request, nobody, tenant, parts)
  const entry = await parts.cache.get(tenant.id, `call ${request.url}`, alias, make)
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
  return undefined
}

/** A picture where JSON is meant, or the other way round, is 415: no form of another site can speak either. */
function assertType(accepts: readonly string[] | undefined, { headers, body }: FastifyRequest): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (accepts) {
    if (type === undefined || !accepts.includes(type))
      throw new Failure('unsupported', `Kirimkan salah satu dari: ${accepts.join(', ')}`)
  } else if (Buffer.isBuffer(body))
    throw new Failure('unsupported', 'Jenis data tidak didukung, kirimkan JSON')
}

/** The host chooses the tenant. On the API's own host, and the account service's, `lmsId` does; elsewhere it is a claim that must agree. */
function tenantOf(request: FastifyRequest, { hosts }: ServerParts): Tenant {
  const target = targetOf(request.raw)
  const claim = request.headers.lmsid
  if (target.kind === 'api' || target.kind === 'accounts') {
    if (typeof claim !== 'string' || !/^\d{1,9}$/.test(claim)) throw badRequest('Sertakan header lmsId')
    const tenant = hosts.tenantById(Number(claim))
    if (!tenant) throw notFound('Tenant')
    return tenant
  }
  if (target.kind !== 'tenant') throw notFound('Alamat')
  if (claim !== undefined && claim !== String(target.tenant.id)) throw forbidden('TENANT_MISMATCH')
  return target.tenant
}

async function callAnswer(
  call: Endpoint,
  request: FastifyRequest,
  visit: Visit,
  tenant: Tenant,
  parts: ServerParts,
): Promise<Made> {
  const { contract } = call
  const { clock, database, visits, buckets } = parts
  // what is kept is made for nobody in particular, whoever asked first
  const isShared = visit === nobody
  const context = { ...visit, tenant: parts.tenantContextOf(tenant), clock, partsOf: parts.partsOf }
  const admitted = async (tx: Tx) => {
    // public reading is not counted: a whole school asks from one address, and the answer is kept for all of them
    if (isShared) return admit(contract.access, undefined)
    const member = await visits.member(tx, visit, clock.now())
    const counted = member ? `member ${tenant.id} ${member.membershipId}` : visit.request.network
    buckets.take(`${contract.method} ${contract.path} ${counted}`, contract.limit ?? usualLimit)
    return admit(contract.access, member)
  }
  const inputOf = () => ({
    query: parse(contract.query, request.query),
    parameters: parse(contract.parameters, request.params),
    body: parse(contract.body, request.body ?? undefined),
  })
  const data =
    call.scope === 'tenant'
      ? await database.withTenant(tenant.id, async tx =>
          call.answer({ ...context, tx, viewer: await admitted(tx) }, inputOf()),
        )
      : await call.answer({ ...context, viewer: await database.withTenant(tenant.id, admitted) }, inputOf())
  if (data instanceof Download) return downloadAnswer(data)
  if (contract.leadsTo && wishOf(visit.request.headers.accept) === 'html')
    return leadOn(contract.leadsTo(data))
  const text = data instanceof JsonText ? data.text : JSON.stringify(data)
  const message = (data instanceof JsonText && data.message) || contract.message
  return {
    status: contract.status ?? 200,
    headers: {
      'content-type': jsonType,
      'cache-control': contract.tags ? publicCaching(contract.freshSeconds) : 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(`{"status":true,"message":${JSON.stringify(message)},"data":${text}}`),
    tags: contract.tags ?? [],
    keep: contract.tags !== undefined,
    freshSeconds: contract.freshSeconds,
  }
}

const leadOn = (location: string): Made => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: Buffer.alloc(0),
  tags: [],
  keep: false,
})

function downloadAnswer({ name, type, body }: Download): Made {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: typeof body === 'string' ? Buffer.from(body) : body,
    tags: [],
    keep: false,
  }
}

/** Stands for the asker of an answer that everybody gets. */
const nobody: Visit = {
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

function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error, given))
  return parsed.data
}
