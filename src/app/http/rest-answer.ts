import { Refusal } from '../../platform/postgrest/refusal.ts'
import { Failure, type FailureKind } from '../../shared/failure.ts'
import { isOutage } from './errors.ts'

export interface RestAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const jsonType = 'application/json; charset=utf-8'

/** What a failure of ours is called by PostgREST, and its status. */
const codes: Partial<Record<FailureKind, [status: number, code: string]>> = {
  invalid: [400, '23514'],
  badRequest: [400, '23514'],
  conflict: [409, '23505'],
  tooMany: [429, 'PT429'],
  unauthorized: [401, 'PGRST301'],
  forbidden: [403, '42501'],
  notFound: [404, 'PGRST205'],
  tooLarge: [413, 'PGRST102'],
}

function toRefusal(error: unknown): { refusal: Refusal; isUnexpected: boolean } {
  if (error instanceof Refusal) return { refusal: error, isUnexpected: false }
  if (error instanceof Failure) {
    const [status, code] = codes[error.kind] ?? [400, '23514']
    const details = error.errors?.map(({ field, message }) => `${field}: ${message}`).join('; ')
    return {
      refusal: new Refusal(status, code, error.message, details ? { details } : {}),
      isUnexpected: false,
    }
  }
  if (isOutage(error))
    return { refusal: new Refusal(503, 'PGRST000', 'Database connection error'), isUnexpected: true }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // data that the database could not take: who asked wrote it
  if (error instanceof Error && /^22[0-9A-Z]{3}$/.test(code))
    return { refusal: new Refusal(400, code, error.message), isUnexpected: false }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    if (error.statusCode >= 400 && error.statusCode < 500)
      return { refusal: new Refusal(error.statusCode, 'PGRST102', error.message), isUnexpected: false }
  return { refusal: new Refusal(500, 'XX000', 'Internal error'), isUnexpected: true }
}

/** A refusal as PostgREST words it. No Retry-After with 503: its clients would wait that long three times over. */
export function refusalOf(error: unknown): { answer: RestAnswer; isUnexpected: boolean } {
  const { refusal, isUnexpected } = toRefusal(error)
  const headers: Record<string, string> = {
    'content-type': jsonType,
    'proxy-status': `PostgREST; error=${refusal.code}`,
  }
  if (refusal.status === 401) headers['www-authenticate'] = 'Bearer'
  if (refusal.status === 416 && refusal.details) {
    const total = /there are only (\d+)/.exec(refusal.details)?.[1]
    headers['content-range'] = `*/${total ?? '*'}`
  }
  return { answer: { status: refusal.status, headers, body: JSON.stringify(refusal.body) }, isUnexpected }
}

export const jsonHeaders = (type = jsonType) => ({ 'content-type': type })
