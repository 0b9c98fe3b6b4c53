import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { Json } from '../../shared/json.ts'
import type { Voice } from './batch.ts'
import { createGathering, createLine, type Line, type LineOptions, readAtOnce, type Send } from './line.ts'
import type { DB } from './schema.types.ts'
import { type ParametersOf, type RowOf, type Statement, type StatementName, valuesOf } from './statement.ts'

/**
 * The only handle to the data: one running transaction that speaks for one tenant (or for the platform).
 * Everything below a request receives this and nothing else; the pool is not exported, because on the embedded
 * database a query beside the transaction would wait for itself for ever.
 */
export interface Tx {
  readonly db: Kysely<DB>
  /** rows of a fixed statement; a function's own type may say more closely what text and JSON in them hold */
  rows<Name extends StatementName, Row extends RowOf<Name> = RowOf<Name>>(
    statement: Statement<Name>,
    ...values: Values<Name>
  ): Promise<Row[]>
  /** one row or none */
  find<Name extends StatementName, Row extends RowOf<Name> = RowOf<Name>>(
    statement: Statement<Name>,
    ...values: Values<Name>
  ): Promise<Row | undefined>
  /**
   * Writes by a fixed statement without waiting: it goes with whatever is asked next, at the latest beside COMMIT. Where it
   * fails the transaction does. For what is written and not looked at again.
   */
  put<Name extends StatementName>(statement: Statement<Name>, ...values: Values<Name>): void
  /**
   * One row or none of what is asked beside COMMIT, where nothing else of the transaction hangs on it: the answer is to be
   * waited for after the transaction. Where that failed, it fails too.
   */
  last<Name extends StatementName, Row extends RowOf<Name> = RowOf<Name>>(
    statement: Statement<Name>,
    ...values: Values<Name>
  ): () => Promise<Row | undefined>
  /** the only column of the only row, as PostgreSQL wrote it: JSON text built by the database. What it holds, the store's function says. */
  json<Name extends StatementName, T>(statement: Statement<Name>, ...values: Values<Name>): Promise<Json<T>>
}

/** The values by name; nothing at all where a statement takes none. */
type Values<Name extends StatementName> = object extends ParametersOf<Name> ? [] : [ParametersOf<Name>]

export interface TransactionRunner {
  run<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** for work that only reads: what is asked for at once goes as one transaction and comes back as one answer */
  read<T>(voice: Voice, work: (tx: Tx) => Promise<T>): Promise<T>
}

export function createTransactionRunner(
  options: LineOptions & { connect(): Promise<PoolClient> },
): TransactionRunner {
  return {
    async run(begin, work) {
      if (running.getStore()) throw new Error('A transaction is already running here: pass its tx on')
      const client = await options.connect()
      let broken: Error | boolean | undefined
      const line = createLine(client, options, begin)
      try {
        const result = await running.run(true, () => work(new SentTx(line.send, line.put)))
        // A failed statement that was caught leaves an aborted transaction: COMMIT then answers ROLLBACK.
        if ((await line.end('commit')) !== 'COMMIT')
          throw new Error('The transaction was aborted, nothing was saved')
        return result
      } catch (error) {
        await line.end('rollback').catch((reason: Error) => {
          broken = reason
        })
        throw error
      } finally {
        client.release(broken ?? line.isUncertain())
      }
    },
    async read(voice, work) {
      if (running.getStore()) throw new Error('A transaction is already running here: pass its tx on')
      const { send } = createGathering(asked => readAtOnce(options, voice, asked))
      return running.run(true, () => work(new SentTx(send, writesNothing)))
    },
  }
}

const running = new AsyncLocalStorage<true>()

const writesNothing = () => {
  throw new Error('This work only reads')
}

class SentTx implements Tx {
  readonly #send: Send
  readonly #put: Line['put']
  #kysely: Kysely<DB> | undefined

  constructor(send: Send, put: Line['put']) {
    this.#send = send
    this.#put = put
  }

  get db(): Kysely<DB> {
    this.#kysely ??= createKysely(this.#send)
    return this.#kysely
  }

  async rows(statement: Statement<StatementName>, values?: Record<string, unknown>) {
    return (await this.#send(sent(statement, values))).rows
  }

  put(statement: Statement<StatementName>, values?: Record<string, unknown>): void {
    this.#put(sent(statement, values))
  }

  async find(statement: Statement<StatementName>, values?: Record<string, unknown>) {
    return (await this.#send(sent(statement, values))).rows[0]
  }

  last(statement: Statement<StatementName>, values?: Record<string, unknown>) {
    const answer = this.find(statement, values)
    // the transaction says it to whoever waits for that
    answer.catch(() => {})
    return () => answer
  }

  async json<T>(statement: Statement<StatementName>, values?: Record<string, unknown>): Promise<Json<T>> {
    const { rows, fields } = await this.#send(sent(statement, values))
    const column = fields[0]?.name
    const text = column === undefined || rows[0] === undefined ? 'null' : (rows[0][column] ?? 'null')
    // what PostgreSQL wrote and what the store says of it meet here
    return text as Json<T>
  }
}

const sent = (statement: Statement<StatementName>, given?: Record<string, unknown>) => ({
  name: statement.name,
  text: statement.text,
  values: valuesOf(statement, given),
})

/** Kysely in one transaction: it compiles and sends, it never begins or connects. */
function createKysely(send: Send): Kysely<DB> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await send({ text: compiled.sql, values: [...compiled.parameters] })
      return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('Streaming is not used here')
    },
  }
  const refuse = async () => {
    throw new Error('Transactions are begun by withTenant only')
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return new Kysely<DB>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
