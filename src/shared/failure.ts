import type { FieldError } from './envelope.ts'

/**
 * Failures we expect and name. Anything else that is thrown is a bug: 500, reported, no details.
 * HTTP is not spoken here; app/http/errors.ts knows the status of each kind.
 */
export type FailureKind =
  | 'notFound'
  | 'invalid'
  | 'conflict'
  | 'unauthorized'
  | 'forbidden'
  | 'badRequest'
  | 'tooMany'
  | 'unsupported'
  | 'unavailable'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly errors: FieldError[] | undefined
  /** seconds to wait before asking again */
  retryAfter: number | undefined
  constructor(kind: FailureKind, message: string, errors?: FieldError[]) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** "Kelas tidak ditemukan" */
export const notFound = (what: string) => new Failure('notFound', `${what} tidak ditemukan`)
export const invalid = (errors: FieldError[]) =>
  new Failure('invalid', errors[0]?.message ?? 'Isian tidak valid', errors)
export const conflict = (message: string) => new Failure('conflict', message)
export const forbidden = (message: string) => new Failure('forbidden', message)
export const badRequest = (message: string) => new Failure('badRequest', message)
/** nobody is signed in, or no longer */
export const unauthorized = (message = 'Silakan masuk terlebih dahulu') =>
  new Failure('unauthorized', message)
export const invalidField = (field: string, message: string, code = 'custom') =>
  invalid([{ field, code, message }])

/** closed for now; `seconds` until it may be open again */
export function unavailable(message: string, seconds: number): Failure {
  const failure = new Failure('unavailable', message)
  failure.retryAfter = seconds
  return failure
}

/** asked too often; `seconds` until the next try has a chance */
export function tooMany(seconds: number): Failure {
  const wait = seconds < 90 ? `${Math.max(1, seconds)} detik` : `${Math.ceil(seconds / 60)} menit`
  const failure = new Failure('tooMany', `Terlalu banyak percobaan. Coba lagi dalam ${wait}.`)
  failure.retryAfter = Math.max(1, seconds)
  return failure
}
