import type { IncomingMessage } from 'node:http'
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { matchRoute } from '../../match-route.ts'
import type { Endpoint } from '../../platform/http/endpoint.ts'
import { docsPage } from './api-docs.ts'
import { type ApiDeps, answerCall } from './call-answer.ts'
import { negotiate, targetOf } from './front.ts'
import type { ServePage } from './page-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** stands before the words of a failure */
    failed?: string
    /** the log's words for one that is nobody's fault */
    failureLog?: string
  }
}

/** what contracts say beside their shapes is for forms, not for programs */
const describe = createJsonSchemaTransform({ schemaRegistry: z.registry<{ id?: string }>() })

const jsonType = 'application/json; charset=utf-8'
/** what may come instead of JSON, where a contract says so */
const fileTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'text/csv'] as const
/** bytes (decisions: image and document 5 MB) */
const uploadLimit = 5_242_880

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
  const isAsked = method === 'GET' && lower !== path && negotiate(headers.accept) === 'any'
  const isShared = isAsked && calls.some(({ contract }) => contract.path === lower)
  return isShared ? [lower, ...query].join('?') : url
}

/** Mounts every call at the path the specification prints, and its description: /openapi.json, /docs. */
export async function mountApi(app: FastifyInstance, deps: ApiDeps, servePage: ServePage): Promise<void> {
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
      describe(route.schema?.tags ? route : { ...route, schema: { ...route.schema, hide: true } }),
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
    for (const call of deps.calls) mountCall(calls, call, deps, servePage)
  })
  app.get('/openapi.json', async (_request, reply) => reply.type(jsonType).send(app.swagger()))
  app.get('/docs', async (_request, reply) => {
    const { html, policy } = docsPage(app.swagger())
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
  })
}

function mountCall(app: FastifyInstance, call: Endpoint, deps: ApiDeps, servePage: ServePage): void {
  const { contract } = call
  const isAlsoPage = contract.method === 'GET' && matchRoute(contract.path) !== undefined
  app.route({
    method: contract.method,
    url: contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const shape = contract.shapes?.[name]
      return shape === undefined ? `:${name}` : `:${name}(^${shape}$)`
    }),
    config: { failed: contract.failed ?? '', failureLog: contract.failureLog ?? 'request failed' },
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
      isAlsoPage && targetOf(request.raw).kind === 'tenant' && negotiate(request.headers.accept) !== 'any'
        ? servePage(request, reply)
        : answerCall(call, request, reply, deps),
  })
}

const problemShape = z.object({
  status: z.literal(false),
  message: z.string(),
  data: z.null(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
})
