import { UnknownMiddleware } from '../../features/core/permissions/permissions.ts'
import { diskFullWords, isDiskFull } from '../../platform/files/disk-full.ts'
import { Failure, type FailureKind } from '../../shared/failure.ts'

/** The one place where failures become HTTP. */
const statuses = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
  full: 507,
} as const satisfies Record<FailureKind, number>

export interface Problem {
  status: number
  message: string
  errors?: Failure['errors']
  /** what a conflict is between */
  data?: unknown
  /** seconds, for the Retry-After header */
  retryAfter?: number | undefined
  /** a bug or an outage: to be logged with its stack, never shown */
  isUnexpected: boolean
}

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/**
 * What PostgreSQL says when it cannot, as opposed to will not: connections (08), resources (53: disk, memory, too many
 * connections), shutdown and starting up (57P), a system error (58), read-only while another takes over (25006),
 * two that were in each other's way (40001, 40P01), lock and statement time-outs (55P03, 57014).
 */
const awayCode = /^(?:(?:08|53|58)[0-9A-Z]{3}|57P0\d|25006|40001|40P01|55P03|57014)$/

const connectionMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered',
]

/** true when the database is away or too busy, as opposed to asked for something wrong */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (connectionCodes.has(code) || awayCode.test(code)) return true
  return connectionMessages.some(part => error.message.includes(part))
}

const frameworkWords: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'Data yang dikirim terlalu besar',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Jenis data tidak didukung, kirimkan JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Data JSON kosong',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Data bukan JSON yang valid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Panjang data tidak sesuai',
}

/** said of a bug: no more than that there was one */
export const brokenWords = 'Terjadi kesalahan pada server'

export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) {
    const { kind, message, errors, retryAfter, data } = error
    return { status: statuses[kind], message, errors, data, retryAfter, isUnexpected: false }
  }
  if (isOutage(error)) {
    const message = 'Layanan sedang sibuk, silakan coba lagi sebentar'
    return { status: 503, message, retryAfter: 5, isUnexpected: true }
  }
  if (isDiskFull(error)) return { status: statuses.full, message: diskFullWords, isUnexpected: true }
  if (error instanceof UnknownMiddleware) return { status: 500, message: error.message, isUnexpected: true }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const status = error.statusCode
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (status >= 400 && status < 500) {
      return { status, message: frameworkWords[code] ?? 'Permintaan tidak valid', isUnexpected: false }
    }
  }
  return { status: 500, message: brokenWords, isUnexpected: true }
}
