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

/** What a member, or nobody, asks of a host; the answer as it came. */
export const sendAs = (
  app: App,
  member: Pick<BuiltMember, 'cookie'> | undefined,
  host: string,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
) =>
  app.request({
    host,
    method,
    path,
    headers: {
      ...member?.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
