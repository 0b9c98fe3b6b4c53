import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Tenant } from '../features/site/site.ts'
import type { Made } from '../platform/cache/answer-cache.ts'
import { sendEntry } from '../platform/cache/answer-cache.ts'
import { type Endpoint, JsonText } from '../platform/http/endpoint.ts'
import { fieldErrors } from '../platform/http/field-errors.ts'
import { badRequest, Failure, forbidden, invalid, notFound } from '../shared/failure.ts'
import { docsPage } from './api-docs.ts'
import { allCalls } from './calls.ts'
import { aliasOf, targetOf, wishOf } from './front.ts'
import type { ServerParts } from './server.ts'
import { tenantContext } from './site-view.ts'

const jsonType = 'application/json; charset=utf-8'
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Mounts every call at the path the specification prints, and its description: /openapi.json, /docs. */
export async function mountApi(app: FastifyInstance, parts: ServerParts): Promise<void> {
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
    for (const call of allCalls(parts.hosts.tenantById)) mountCall(calls, call, parts)
  })
  app.get('/openapi.json', async (_request, reply) => reply.type(jsonType).send(app.swagger()))
  app.get('/docs', async (_request, reply) => {
    const { html, policy } = docsPage(app.swagger())
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
  })
}

function mountCall(app: FastifyInstance, call: Endpoint, parts: ServerParts): void {
  const { contract } = call
  app.route({
    method: contract.method,
    url: contract.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      tags: [contract.tag],
      summary: contract.summary,
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.parameters ? { params: contract.parameters } : {}),
      response: {
        200: z.object({ status: z.literal(true), message: z.string(), data: contract.data }),
        422: problemShape,
      },
    },
    handler: (request, reply) => answer(call, request, reply, parts),
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
  const isOpen = contract.tag === 'Pengaturan'
  if (tenant.isMaintenance && !isOpen) throw new Failure('unavailable', 'Website Sedang Dalam Perbaikan')
  const make = () => callAnswer(call, request, tenant, parts)
  // Only what is the same for everybody is kept; who brings credentials gets an answer of his own.
  if (contract.method !== 'GET' || !contract.tags || request.headers.authorization !== undefined) {
    const made = await make()
    return reply.code(made.status).headers(made.headers).send(made.body)
  }
  const alias = aliasOf(wishOf(request.headers.accept), request.url)
  const entry = await parts.cache.get(tenant.id, `call ${request.url}`, alias, make)
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
  return undefined
}

/** The host chooses the tenant. On the API's own host `lmsId` does; elsewhere it is a claim that must agree. */
function tenantOf(request: FastifyRequest, { hosts }: ServerParts): Tenant {
  const target = targetOf(request.raw)
  const claim = request.headers.lmsid
  if (target.kind === 'api') {
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
  tenant: Tenant,
  parts: ServerParts,
): Promise<Made> {
  const { contract } = call
  const query = parse(contract.query, request.query)
  const parameters = parse(contract.parameters, request.params)
  const data = await parts.database.withTenant(tenant.id, tx =>
    call.answer(
      {
        tx,
        clock: parts.clock,
        tenant: tenantContext(tenant, parts.config),
      },
      query,
      parameters,
    ),
  )
  const text = data instanceof JsonText ? data.text : JSON.stringify(data)
  return {
    status: 200,
    headers: {
      'content-type': jsonType,
      'cache-control': contract.tags ? publicCaching : 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(`{"status":true,"message":${JSON.stringify(contract.message)},"data":${text}}`),
    tags: contract.tags ?? [],
    keep: contract.tags !== undefined,
  }
}

function parse(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error, given))
  return parsed.data
}
