import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../platform/log.ts'
import { problemBody } from '../../shared/envelope.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { problemOf } from './errors.ts'
import { negotiate, sendResponse, targetOf } from './front.ts'
import { loggedPath } from './logged-path.ts'

interface ProblemDeps {
  log: Log
  pages: Pick<SitePages, 'error'>
}

/** What is not even HTTP, or too much of it: an answer in the envelope, and the connection ends. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  guards: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const isLong = error.code === 'HPE_HEADER_OVERFLOW'
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const line = isLong
    ? '431 Request Header Fields Too Large'
    : isSlow
      ? '408 Request Timeout'
      : '400 Bad Request'
  const body = JSON.stringify(problemBody('Permintaan tidak valid'))
  const headers = {
    ...guards,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')
  if (socket.writable) socket.write(`HTTP/1.1 ${line}\r\n${head}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Whatever a call or a page threw, in the envelope, or as a page where one was asked for. */
export function answerProblem(
  parts: ProblemDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = problemOf(error)
  const { raw } = request
  const { failed = '', failureLog = 'request failed' } = request.routeOptions.config
  // whoever hangs up in the middle of what they send is no outage, and hears no answer
  const isGone = raw.destroyed && !raw.complete
  if (isGone) parts.log.debug({ requestId: request.id, path: loggedPath(request.url) }, 'hung up')
  else if (problem.isUnexpected)
    parts.log.error({ err: error, requestId: request.id, path: loggedPath(request.url) }, failureLog)
  const target = targetOf(request.raw)
  if (target.kind === 'tenant' && negotiate(request.headers.accept) === 'html' && request.method === 'GET') {
    reply.hijack()
    // drawing it throws nothing: the last of its ways out is a page without a look
    void parts.pages
      .error(target.tenant, 'html', '/', error)
      .then(made => sendResponse(request.raw, reply.raw, made))
    return undefined
  }
  reply.header('cache-control', 'no-store')
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter))
  return reply
    .code(problem.status)
    .send(problemBody(`${failed}${problem.message}`, problem.errors, problem.data))
}
