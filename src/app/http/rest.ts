import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { judgeKey, readKey } from '../../features/community/hosted-tables/hosted-tables.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { TenantContext } from '../../platform/http/endpoint.ts'
import type { Buckets } from '../../platform/limits/buckets.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/postgrest/refusal.ts'
import type { ServedTable } from '../../platform/postgrest/table.ts'
import type { PartsOf } from '../../platform/room-parts.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Tenants } from '../loaded-tenants.ts'
import type { Authenticator, Caller } from './authenticator.ts'
import { targetOf } from './front.ts'
import type { Hosts } from './hosts.ts'
import { type RestAnswer, refusalOf } from './rest-answer.ts'
import { readTable, writeTable } from './rest-table.ts'

export interface RestDeps {
  database: Database
  clock: Clock
  log: Log
  hosts: Hosts
  tenants: Tenants
  authenticator: Authenticator
  buckets: Buckets
  secrets: Secrets
  partsOf: PartsOf
  tenantContextOf: (tenant: Tenant) => TenantContext
  originsOf: (tenantId: number) => string[]
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const
const bodyLimit = 64_000
const longestAddress = 8192

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range, Location, Preference-Applied, Proxy-Status',
  'cross-origin-resource-policy': 'cross-origin',
}
const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, content-type, prefer, accept-profile, content-profile, range, range-unit, x-client-info, x-retry-count',
  'access-control-max-age': '86400',
}

/**
 * The tables for programs: `/rest/v1/<table>` as PostgREST answers it. A mount of its own, for no call of the house has
 * OPTIONS, bare lists, or an Authorization that is not a session's; cookies are not looked at.
 */
export async function mountRest(app: FastifyInstance, deps: RestDeps): Promise<void> {
  await app.register(async routes => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, String(body)),
    )
    routes.setErrorHandler((error, request, reply) => send(reply, request, refused(deps, error)))
    for (const url of ['/rest/v1', '/rest/v1/*'])
      routes.route({
        method: [...methods],
        url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          try {
            return send(reply, request, await answer(deps, request))
          } catch (error) {
            return send(reply, request, refused(deps, error))
          }
        },
      })
  })
}

function refused({ log }: RestDeps, error: unknown): RestAnswer {
  const { answer, isUnexpected } = refusalOf(error)
  if (isUnexpected) log.error({ err: error }, 'a table could not be served')
  return answer
}

function send(reply: FastifyReply, request: FastifyRequest, { status, headers, body }: RestAnswer) {
  reply.headers({ ...crossOrigin, 'cache-control': 'no-store', ...headers })
  if (request.method === 'OPTIONS') reply.headers(preflight)
  return reply.code(status).send(request.method === 'HEAD' ? undefined : body)
}

async function answer(deps: RestDeps, request: FastifyRequest): Promise<RestAnswer> {
  const [path = ''] = request.url.split('?', 1)
  const [name, ...further] = path.replace(/^\/rest\/v1\/?/, '').split('/')
  if (request.method === 'OPTIONS')
    return { status: 200, headers: { allow: 'OPTIONS,GET,HEAD,POST' }, body: '' }
  if (request.url.length > longestAddress) throw new Refusal(414, 'PGRST100', 'URI too long')
  const parameters = new URLSearchParams(request.url.slice(path.length + 1))
  const key = keyOf(request, parameters)
  const tenant = await tenantOf(deps, request, key)
  if (tenant.isMaintenance) throw new Refusal(503, 'PGRST000', 'Situs sedang dalam perbaikan')
  return deps.database.withTenant(tenant.id, async tx => {
    const caller = deps.authenticator.of(request)
    const row = await readKey(tx)
    const viewer = await admitted({ deps, tx, tenant, row, key, caller })
    const table = tableOf(deps, name ?? '', further)
    const asked = { ...deps, request, parameters, name: name ?? '', table, caller }
    const context = {
      tx,
      clock: deps.clock,
      partsOf: deps.partsOf,
      tenant: deps.tenantContextOf(tenant),
      viewer,
      request: caller.request,
    }
    if (request.method === 'GET' || request.method === 'HEAD') return readTable(context, asked)
    if (request.method !== 'POST')
      throw new Refusal(viewer.member ? 403 : 401, '42501', `permission denied for table ${name}`)
    const { origin } = request.headers
    if (origin !== undefined && ![...deps.originsOf(tenant.id), ...row.origins].includes(origin))
      throw new Refusal(403, '42501', 'permission denied: this site may not write here', {
        hint: 'An administrator lists the sites that may at /Kelola/Tabel.',
      })
    return writeTable(context, asked)
  })
}

function tableOf({ partsOf }: RestDeps, name: string, further: string[]): ServedTable {
  if (name === '') throw new Refusal(404, 'PGRST126', 'Root endpoint metadata is disabled')
  if (name === 'rpc') throw new Refusal(404, 'PGRST202', 'There are no functions here')
  if (further.length > 0) throw new Refusal(404, 'PGRST125', 'Invalid path specified in request URL')
  for (const part of partsOf('tables')) {
    const found = Object.hasOwn(part, name) ? part[name] : undefined
    if (found) return found
  }
  throw new Refusal(
    404,
    'PGRST205',
    `Could not find the table 'public.${name.slice(0, 60)}' in the schema cache`,
  )
}

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S{1,2048})$/i.exec(headers.authorization ?? '')?.[1]

/** as its own header or parameter, else as the bearer */
function keyOf(request: FastifyRequest, parameters: URLSearchParams): string {
  const header = request.headers.apikey
  const key =
    (typeof header === 'string' ? header : undefined) ?? parameters.get('apikey') ?? bearerOf(request)
  if (key === undefined || key === '')
    throw new Refusal(401, 'PGRST302', 'Anonymous access is disabled: bring the key')
  return key
}

/** The host says whose tables; on the API's own host the key does, whose signature is looked at afterwards. */
async function tenantOf(deps: RestDeps, request: FastifyRequest, key: string): Promise<Tenant> {
  const target = targetOf(request.raw)
  if (target.kind === 'tenant') return target.tenant
  const known = target.kind === 'api' ? deps.hosts.bySlug(refOf(key)) : undefined
  const tenant = known && (await deps.tenants.find(known.id))
  if (!tenant) throw new Refusal(401, 'PGRST301', 'JWSError JWSInvalidSignature')
  return tenant
}

function refOf(key: string): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null && 'ref' in claims ? String(claims.ref) : ''
  } catch {
    return ''
  }
}

interface Admitting {
  deps: RestDeps
  tx: Tx
  tenant: Tenant
  row: Awaited<ReturnType<typeof readKey>>
  key: string
  caller: Caller
}

/** Whoever brings the tenant's key may come in; a bearer besides is the same key, or a person's token. */
async function admitted({ deps, tx, tenant, row, key, caller }: Admitting) {
  const judged = await judgeKey(deps, tenant, row, key)
  if (judged === 'expired') throw new Refusal(401, 'PGRST303', 'JWT expired')
  if (judged === 'bad') throw new Refusal(401, 'PGRST301', 'JWSError JWSInvalidSignature')
  const { bearer } = caller.request
  if (bearer === undefined || bearer === key) return { member: undefined, grant: 'all' as const }
  if ((await judgeKey(deps, tenant, row, bearer)) === 'good')
    return { member: undefined, grant: 'all' as const }
  const member = await deps.authenticator.member(tx, caller, deps.clock.now())
  return { member, grant: 'all' as const }
}
