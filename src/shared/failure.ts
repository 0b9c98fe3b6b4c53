import type { FieldError } from './envelope.ts'

/**
 * Failures we expect and name. Anything else that is thrown is a bug: 500, reported, no details.
 * HTTP is not spoken here; app/errors.ts knows the status of each kind.
 */
export type FailureKind = 'notFound' | 'invalid' | 'conflict' | 'forbidden' | 'badRequest' | 'unavailable'

export class Failure extends Error {
  readonly kind: FailureKind
  readonly errors: FieldError[] | undefined
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
