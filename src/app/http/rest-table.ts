import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Buckets } from '../../platform/limits/buckets.ts'
import { type RestPreferences, readPrefer, wantsObject } from '../../platform/postgrest/preferences.ts'
import { readAsked, spanOf } from '../../platform/postgrest/query.ts'
import { outOfRange, Refusal } from '../../platform/postgrest/refusal.ts'
import { plainName, readRows } from '../../platform/postgrest/rows.ts'
import { readSelect } from '../../platform/postgrest/select.ts'
import type { ServedTable, WriteContext } from '../../platform/postgrest/table.ts'
import { jsonHeaders, type RestAnswer } from './rest-answer.ts'

export interface AskedTable {
  request: FastifyRequest
  parameters: URLSearchParams
  name: string
  table: ServedTable
  buckets: Buckets
}

const readLimit = { tokens: 120, seconds: 60 }
const writeLimit = { tokens: 20, seconds: 600 }
const objectType = 'application/vnd.pgrst.object+json; charset=utf-8'

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function assertProfile(request: FastifyRequest, name: string): void {
  const profile = headerOf(request, name)
  if (profile !== undefined && profile !== 'public')
    throw new Refusal(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 40)}`, {
      hint: 'Only the following schemas are exposed: public',
    })
}

const applied = ({ applied: all }: RestPreferences): Record<string, string> =>
  all.length > 0 ? { 'preference-applied': all.join(', ') } : {}

export async function readTable(context: WriteContext, asked: AskedTable): Promise<RestAnswer> {
  const { request, parameters, name, table, buckets } = asked
  if (table.isWriteOnly)
    throw new Refusal(context.viewer.member ? 403 : 401, '42501', `permission denied for table ${name}`)
  buckets.take(`GET /rest/v1 ${context.tenant.id} ${context.request.network}`, readLimit)
  assertProfile(request, 'accept-profile')
  const isOne = wantsObject(request.headers.accept)
  const wishes = readPrefer(headerOf(request, 'prefer'))
  const query = readAsked(parameters)
  const span = spanOf(query, request.method === 'GET' ? headerOf(request, 'range') : undefined)
  await sql`set local statement_timeout = '2s'`.execute(context.tx.db)
  const { rows, size, total } = await readRows(context.tx, { name, table }, query, {
    span,
    isCounted: wishes.isCounted,
  })
  if (total !== undefined && span.offset > total)
    throw outOfRange(`An offset of ${span.offset} was asked for, but there are only ${total} rows.`)
  if (isOne && size !== 1)
    throw new Refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${size} rows`,
    })
  const shown = size === 0 ? '*' : `${span.offset}-${span.offset + size - 1}`
  return {
    status: total !== undefined && size < total ? 206 : 200,
    headers: {
      ...jsonHeaders(isOne ? objectType : undefined),
      'content-range': `${shown}/${total ?? '*'}`,
      'content-location': request.url.replace(/([?&])apikey=[^&]*/, '$1'),
      ...applied(wishes),
    },
    body: isOne ? rows.slice(1, -1) : rows,
  }
}

export async function writeTable(context: WriteContext, asked: AskedTable): Promise<RestAnswer> {
  const { request, parameters, name, table, buckets } = asked
  buckets.take(
    `POST /rest/v1 ${table.writeLimit ? name : ''} ${context.tenant.id} ${context.request.network}`,
    table.writeLimit ?? writeLimit,
  )
  assertProfile(request, 'content-profile')
  const isOne = wantsObject(request.headers.accept)
  const wishes = readPrefer(headerOf(request, 'prefer'))
  if (parameters.has('on_conflict'))
    throw new Refusal(401, '42501', 'permission denied: rows are added, never changed')
  const body = bodyOf(request)
  const headers = { 'content-range': '*/*', ...applied(wishes) }
  if (body === undefined) return { status: 201, headers, body: '' }
  const row = await table.write(context, fieldsOf(body, parameters.get('columns'), name, table))
  if (wishes.returns === 'minimal') return { status: 201, headers, body: '' }
  const location = `/${name}?id=eq.${row.id}`
  if (wishes.returns === 'headers-only') return { status: 201, headers: { ...headers, location }, body: '' }
  const shown = JSON.stringify(chosen(row, parameters.get('select')))
  return {
    status: 201,
    headers: { ...headers, ...jsonHeaders(isOne ? objectType : undefined) },
    body: isOne ? shown : `[${shown}]`,
  }
}

/** of what was kept, the columns that were asked for; others it has not */
function chosen(row: Record<string, unknown>, select: string | null): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const item of readSelect(select ?? undefined)) {
    if (item.kind === 'all') Object.assign(picked, row)
    else if (item.kind === 'column') picked[item.alias] = row[plainName(item.name)] ?? null
  }
  return picked
}

const unreadableBody = (details: string) => new Refusal(400, 'PGRST102', 'Empty or invalid json', { details })

/** One row; undefined: a list of none. */
function bodyOf(request: FastifyRequest): Record<string, unknown> | undefined {
  const type = headerOf(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const text = typeof request.body === 'string' ? request.body : ''
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text))
  if (type !== 'application/json')
    throw new Refusal(400, 'PGRST102', `Content-Type not acceptable: ${type ?? 'none'}`)
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw unreadableBody('the body is no JSON')
  }
  if (Array.isArray(read) && read.length > 1) throw unreadableBody('one row at a time')
  const one: unknown = Array.isArray(read) ? read[0] : read
  if (Array.isArray(read) && read.length === 0) return undefined
  if (typeof one !== 'object' || one === null || Array.isArray(one))
    throw unreadableBody('a row is an object')
  return Object.fromEntries(Object.entries(one))
}

/** Names as the table has them; what it does not take is refused, unless `columns` leaves it out. */
function fieldsOf(
  body: Record<string, unknown>,
  columns: string | null,
  name: string,
  { takes }: ServedTable,
): Record<string, unknown> {
  const kept = columns?.split(',').map(column => column.trim().replaceAll('"', ''))
  const fields: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(body)) {
    if (kept && !kept.includes(key)) continue
    const known = takes.includes(key) ? key : plainName(key)
    if (!takes.includes(known))
      throw new Refusal(
        400,
        'PGRST204',
        `Could not find the '${key.slice(0, 60)}' column of '${name}' in the schema cache`,
      )
    if (typeof value === 'string' && value.includes('\u0000'))
      throw new Refusal(400, '22P05', 'unsupported Unicode escape sequence')
    fields[known] = value
  }
  return { ...fields }
}
