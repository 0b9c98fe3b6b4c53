import fastifySwagger from '@fastify/swagger'
import Fastify from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint } from '../../platform/http/endpoint.ts'
import { callAddress } from './call-address.ts'
import { ownWords } from './own-words.ts'

export { docsPage } from './api-docs.ts'

/** what contracts say beside their shapes is for forms, not for programs */
const transform = createJsonSchemaTransform({ schemaRegistry: z.registry<{ id?: string }>() })

const about = {
  openapi: '3.1.0',
  info: {
    title: 'Sanggar API',
    version: '0.1.0',
    description:
      'Semua jawaban berbentuk {status, message, data}; daftar berbentuk {items, page, perPage, totalItems, totalPages}. API menjawab di setiap domain tenant, dan di host api dengan header lmsId.',
  },
}

let known: { calls: readonly Endpoint[]; description: Promise<object> } | undefined

/** OpenAPI 3.1 of all calls: written once, by a server that nobody asks, on which they are mounted without handlers. */
export function describeCalls(calls: readonly Endpoint[]): Promise<object> {
  if (known?.calls !== calls) known = { calls, description: describe(calls) }
  return known.description
}

async function describe(calls: readonly Endpoint[]): Promise<object> {
  const app = Fastify({ schemaController: ownWords })
  await app.register(fastifySwagger, { openapi: about, transform })
  await app.register(async mounted => {
    for (const { contract } of calls)
      mounted.route({
        method: contract.method,
        url: callAddress(contract),
        schema: schemaOf(contract),
        handler: () => undefined,
      })
  })
  await app.ready()
  return app.swagger()
}

function schemaOf(contract: Endpoint['contract']) {
  return {
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
  }
}

const problemShape = z.object({
  status: z.literal(false),
  message: z.string(),
  data: z.null(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
})
