import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { matchRoute } from '../../match-route.ts'
import type { Endpoint } from '../../platform/http/endpoint.ts'
import { tableTypes } from '../../shared/table-types.ts'
import { callAddress } from './call-address.ts'
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

const jsonType = 'application/json; charset=utf-8'
/** what may come instead of JSON, where a contract says so */
const fileTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', ...tableTypes] as const
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
  await app.register(async calls => {
    // Bodies are JSON; pictures and tables come as they are to the calls that take them.
    calls.removeContentTypeParser('text/plain')
    calls.addContentTypeParser(
      [...fileTypes],
      { parseAs: 'buffer', bodyLimit: uploadLimit },
      (_request, body, done) => done(null, body),
    )
    for (const call of deps.calls) if (call.scope !== 'stream') mountCall(calls, call, deps, servePage)
  })
  await app.register(async streams => {
    streams.setValidatorCompiler(() => () => true)
    streams.setSerializerCompiler(() => data => JSON.stringify(data))
    streams.removeAllContentTypeParsers()
    // whoever answers reads it
    streams.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const call of deps.calls) if (call.scope === 'stream') mountCall(streams, call, deps, servePage)
  })
  // loaded when somebody first asks: what writes it is large
  const describing = () => import('./api-description.ts')
  app.get('/openapi.json', async (_request, reply) => {
    const { describeCalls } = await describing()
    return reply.type(jsonType).send(await describeCalls(deps.calls))
  })
  app.get('/docs', async (_request, reply) => {
    const { describeCalls, docsPage } = await describing()
    const { html, policy } = docsPage(await describeCalls(deps.calls))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)
  })
}

function mountCall(app: FastifyInstance, call: Endpoint, deps: ApiDeps, servePage: ServePage): void {
  const { contract } = call
  const isAlsoPage = contract.method === 'GET' && matchRoute(contract.path) !== undefined
  app.route({
    method: contract.method,
    url: callAddress(contract),
    config: { failed: contract.failed ?? '', failureLog: contract.failureLog ?? 'request failed' },
    handler: (request, reply) =>
      isAlsoPage && targetOf(request.raw).kind === 'tenant' && negotiate(request.headers.accept) !== 'any'
        ? servePage(request, reply)
        : answerCall(call, request, reply, deps),
  })
}
