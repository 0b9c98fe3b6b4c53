import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RenderedResponse } from '../../platform/cache/answer-cache.ts'
import { sendResponse } from './front.ts'

const compress = promisify(gzip)
/** bytes: below it nothing is won */
const worthwhile = 1400

/**
 * Sends what was made for one person, never kept: compressed quickly, for it is made anew each time.
 *
 * A compressed length tells a little of what stands in it, and a stranger who may put words beside a secret and ask again
 * and again learns the secret (BREACH). Only our own pages, and whoever types the address, are answered compressed: what another
 * site makes a browser ask for says so itself (`Sec-Fetch-Site`), and is sent as it is. Codes and keys of
 * accounts stand on the account service's pages, which never come this way.
 */
export async function sendPersonal(
  request: IncomingMessage,
  response: ServerResponse,
  made: RenderedResponse,
): Promise<void> {
  const { 'accept-encoding': accepted = '', 'sec-fetch-site': from } = request.headers
  const isOurs = from === 'same-origin' || from === 'none'
  if (!isOurs || !/\bgzip(?!;q=0(?:\.0*)?\b)/.test(accepted) || made.body.length < worthwhile)
    return sendResponse(request, response, made)
  const body = await compress(made.body, { level: 1 })
  sendResponse(request, response, {
    ...made,
    body,
    headers: { ...made.headers, 'content-encoding': 'gzip' },
  })
}
