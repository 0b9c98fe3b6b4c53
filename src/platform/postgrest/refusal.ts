/** Why a request to a table is refused, in the shape and with the codes of PostgREST, so that its clients understand. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  constructor(status: number, code: string, message: string, more: { details?: string; hint?: string } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
  }

  get body() {
    const { code, message, details, hint } = this
    return { code, message, details, hint }
  }
}

/** it cannot be read */
export const unreadable = (what: string, details?: string) =>
  new Refusal(400, 'PGRST100', `"failed to parse ${what}"`, details === undefined ? {} : { details })

/** PostgREST can do it, and it is not offered here */
export const notOffered = (what: string) =>
  new Refusal(400, 'PGRST127', 'Feature not implemented', { details: what })

export const noColumn = (table: string, column: string) =>
  new Refusal(400, '42703', `column ${table}.${column} does not exist`)

/** more was requested than there is */
export const outOfRange = (details: string) =>
  new Refusal(416, 'PGRST103', 'Requested range not satisfiable', { details })

export const tooMuch = (details: string) => unreadable('query', details)
