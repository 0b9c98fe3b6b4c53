import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import { ServerResponse } from './node-http.ts'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * The responses of a server whose every answer says `guards`, where it says nothing else by the same name: whoever writes
 * its head, that is when they are put in. A list of headers is whole already, as an answer is that lies ready
 * (platform/cache/entry.ts): putting them in beside it would have Node go through them all, one by one.
 */
export function guardedResponse(guards: Readonly<Record<string, string>>): typeof ServerResponse {
  const named = Object.entries(guards)
  return class GuardedResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    override writeHead(status: number, words?: string | Headers, headers?: Headers): this {
      if (!Array.isArray(words))
        for (const [name, value] of named) if (!this.hasHeader(name)) this.setHeader(name, value)
      return typeof words === 'string'
        ? super.writeHead(status, words, headers)
        : super.writeHead(status, words)
    }
  }
}
