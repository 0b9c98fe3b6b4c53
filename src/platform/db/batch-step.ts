import pg from 'pg'
import type { Message, Wire } from './batch-message.ts'

export type Answer = Pick<pg.QueryResult, 'rows' | 'fields' | 'rowCount'>

/** What is asked of the database in one go, and who waits for the answer. */
export interface BatchedQuery {
  /** of a prepared statement */
  name?: string
  text: string
  values: unknown[]
  done(error: Error | null, answer: Answer): void
}

export type Columns = { fields: pg.FieldDef[] }
type Reader = (text: string) => unknown

/** `pg.Query` as it is; the pool takes nothing else on a connection that sends ahead */
interface PlainQuery {
  text: string
  name?: string
  /** how values are read; the client says so to the queries it is given */
  _result: { _types: { getTypeParser(oid: number, format: string): Reader } }
  prepare(message: Message): void
  handleRowDescription(columns: Columns): void
  handleDataRow(row: { fields: readonly (string | null)[] }): void
  handleCommandComplete(complete: { text: string }): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

type QueryClass = new (
  text: string,
  values?: unknown[],
  callback?: (error: Error | null, answer: Answer) => void,
) => PlainQuery

export const Query = pg.Query as unknown as QueryClass

/** The columns of an answer, and how the text in each is read. */
export class Rows {
  readonly fields: pg.FieldDef[]
  readonly #columns: { name: string; read: Reader }[]

  constructor({ fields }: Columns, types: PlainQuery['_result']['_types']) {
    this.fields = fields
    this.#columns = fields.map(({ name, dataTypeID, format }) => ({
      name,
      read: types.getTypeParser(dataTypeID, format || 'text'),
    }))
  }

  read(values: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = {}
    let at = 0
    for (const { name, read } of this.#columns) {
      const value = values[at++] ?? null
      row[name] = value === null ? null : read(value)
    }
    return row
  }
}

/** A statement of a batch, and what has come of its answer. */
export class Step {
  readonly asked: BatchedQuery
  readonly name: string | undefined
  /** how it is read, once that is known */
  rows: Rows | undefined
  isAnswered = false
  #read: Record<string, unknown>[] = []
  /** a value that could not be read: the others of the answer come all the same */
  #error: Error | undefined

  constructor(asked: BatchedQuery, isPrepared: boolean) {
    this.asked = asked
    this.name = isPrepared ? asked.name : undefined
  }

  /** `pg.Query` knows how values are written down; where one cannot be, it says so at once. */
  prepare(message: Message): void {
    const { text, values } = this.asked
    const query = new Query(text, values, error => error && this.fail(error))
    if (this.name !== undefined) query.name = this.name
    query.prepare(message)
  }

  take(values: readonly (string | null)[]): void {
    if (this.#error) return
    try {
      this.#read.push(this.rows?.read(values) ?? {})
    } catch (error) {
      this.#error = error instanceof Error ? error : new Error(String(error))
    }
  }

  /** @param said the command, and of how many rows: `SELECT 10` */
  complete(said: string): void {
    if (this.#error) {
      this.fail(this.#error)
      return
    }
    const count = /\d+$/.exec(said)
    this.isAnswered = true
    this.asked.done(null, {
      rows: this.#read,
      fields: this.rows?.fields ?? [],
      rowCount: count ? Number(count[0]) : null,
    })
  }

  fail(error: Error): void {
    this.isAnswered = true
    this.asked.done(error, { rows: [], fields: [], rowCount: 0 })
  }
}
