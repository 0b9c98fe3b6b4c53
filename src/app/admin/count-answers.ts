import type { FastifyInstance, FastifyRequest } from 'fastify'
import { matchRoute } from '../../match-route.ts'
import { decodedPath } from '../../platform/http/decoded-path.ts'
import type { Meters } from './meters.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Every request that reaches the routes, by the route's name: strangers' addresses and methods are one each, however many they are. */
export function countAnswers(app: FastifyInstance, meters: Meters): void {
  app.addHook('onRequest', async (_request, reply) => {
    meters.begun()
    reply.raw.once('close', meters.ended)
  })
  app.addHook('onResponse', async (request, reply) => {
    const method = methods.has(request.method) ? request.method : 'other'
    meters.answered(routeOf(request), method, reply.raw.statusCode, reply.elapsedTime / 1000)
  })
}

/** the path of a call as it is documented, the name of a page, `file` for files for machines */
function routeOf({ routeOptions: { url }, url: asked }: FastifyRequest): string {
  if (url !== undefined && url !== '/*') return url
  const path = decodedPath(asked.split('?', 1)[0] ?? '')
  if (path === undefined) return 'unknown'
  const page = matchRoute(path)?.name
  return page ?? (path.includes('.') ? 'file' : 'unknown')
}
