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
  | 'tooLarge'
  | 'full'
  | 'unavailable'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly errors: FieldError[] | undefined
  /** seconds to wait before asking again */
  retryAfter: number | undefined
  /** what whoever asked needs to go on: both values of a conflict */
  data: unknown
  constructor(kind: FailureKind, message: string, errors?: FieldError[]) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** A request says that it means another tenant than its host does. */
export class TenantMismatch extends Failure {
  constructor() {
    super('forbidden', 'Tenant yang disebut tidak sama dengan tenant alamat ini')
  }
}

/** Somebody would be sent to another site, or to what is no address (specification section 8). */
export class InternalRedirectError extends Failure {
  constructor() {
    super('badRequest', 'Internal redirect error')
  }
}

/** An address that no route leads to, as the specification's router says it (section 2). */
export const unknownRoute = () => new Failure('notFound', unknownRouteWords)
export const unknownRouteWords = 'This page could not be found'

/** "Kelas tidak ditemukan" */
export const notFound = (what: string) => new Failure('notFound', `${what} tidak ditemukan`)
export const invalid = (errors: FieldError[]) =>
  new Failure('invalid', errors[0]?.message ?? 'Isian tidak valid', errors)
export const conflict = (message: string) => new Failure('conflict', message)

/**
 * Somebody else was faster: "Data sekolah ini sudah diubah orang lain. …". `by` is their name where it is known, `parts`
 * what of it they changed, in words.
 */
export function changedMeanwhile(what: string, by = 'orang lain', parts: readonly string[] = []): Failure {
  const which = parts.length > 0 ? ` (${parts.join(', ')})` : ''
  return conflict(
    `${what} sudah diubah ${by}${which}. Isian Anda belum dipakai: muat ulang, lalu ulangi perubahan Anda.`,
  )
}

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
