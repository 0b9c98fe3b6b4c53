import type { App } from './app.ts'
import type { BuiltMember } from './members.ts'

export type Body = Record<string, unknown>

/** As a member's browser calls, from a page of the same site: the envelope, with the status of HTTP. */
export async function callAs(
  app: App,
  { by, host }: { by: Pick<BuiltMember, 'token'>; host: string },
  method: string,
  path: string,
  body?: Body,
) {
  const answer = await app.request({
    host,
    path,
    method,
    headers: {
      cookie: `sid=${by.token}`,
      accept: 'application/json',
      origin: app.origin(host),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { ...answer.json(), status: answer.status }
}
