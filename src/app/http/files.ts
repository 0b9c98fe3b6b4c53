import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pictures } from '../../platform/files/pictures.ts'
import { problemBody } from '../../shared/envelope.ts'
import { targetOf } from './front.ts'

const neverRuns = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * The files host: `/{tenant}/{modifiers}/{key}`. A host of its own, so that a file can never act as a page.
 * Pictures inside texts stand at `/_berkas/{modifiers}/{key}` of the site itself: stored text knows no host, and a
 * site answers for its own pictures only.
 */
export function mountFiles(app: FastifyInstance, { pictures }: { pictures: Pictures }): void {
  app.get<{ Params: { tenant: string; modifiers: string; key: string } }>(
    '/:tenant/:modifiers/:key',
    { constraints: {} },
    async (request, reply) => {
      if (targetOf(request.raw).kind !== 'files') return reply.callNotFound()
      const { tenant, modifiers, key } = request.params
      return send(reply, await pictures.find(tenant, modifiers, key))
    },
  )
  app.get<{ Params: { modifiers: string; key: string } }>(
    '/_berkas/:modifiers/:key',
    async (request, reply) => {
      const target = targetOf(request.raw)
      if (target.kind !== 'tenant') return reply.callNotFound()
      const { modifiers, key } = request.params
      return send(reply, await pictures.find(target.tenant.slug, modifiers, key))
    },
  )
}

function send(reply: FastifyReply, picture: { bytes: Buffer; type: string } | undefined): FastifyReply {
  reply.headers({
    'content-security-policy': neverRuns,
    'cross-origin-resource-policy': 'cross-origin',
    // public pictures: a service worker that keeps them has to know how large they are
    'access-control-allow-origin': '*',
  })
  if (!picture) return reply.code(404).send(problemBody('Berkas tidak ditemukan'))
  return reply
    .headers({ 'content-type': picture.type, 'cache-control': 'public, max-age=31536000, immutable' })
    .send(picture.bytes)
}
