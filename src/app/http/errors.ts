import { Failure, type FailureKind } from '../../shared/failure.ts'

/** The one place where failures become HTTP. */
const statuses = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  unsupported: 415,
  invalid: 422,
  tooMany: 429,
  unavailable: 503,
} as const satisfies Record<FailureKind, number>

export interface Problem {
  status: number
  message: string
  errors?: Failure['errors']
  /** seconds, for the Retry-After header */
  retryAfter?: number | undefined
  /** a bug or an outage: to be logged with its stack, never shown */
  isUnexpected: boolean
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: connection failures, shutdown, starting up, too many connections, lock and statement time-outs
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
  '57014',
])

const connectionMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered',
]

/** true when the database is away or too busy, as opposed to asked for something wrong */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true
  return connectionMessages.some(part => error.message.includes(part))
}

const frameworkWords: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'Data yang dikirim terlalu besar',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Jenis data tidak didukung, kirimkan JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Data JSON kosong',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Data bukan JSON yang valid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Panjang data tidak sesuai',
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) {
    const { kind, message, errors, retryAfter } = error
    return { status: statuses[kind], message, errors, retryAfter, isUnexpected: false }
  }
  if (isOutage(error)) {
    const message = 'Layanan sedang sibuk, silakan coba lagi sebentar'
    return { status: 503, message, retryAfter: 5, isUnexpected: true }
  }
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    const status = error.statusCode
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (status >= 400 && status < 500) {
      return { status, message: frameworkWords[code] ?? 'Permintaan tidak valid', isUnexpected: false }
    }
  }
  return { status: 500, message: 'Terjadi kesalahan pada server', isUnexpected: true }
}
