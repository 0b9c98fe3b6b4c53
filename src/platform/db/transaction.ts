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
  /** the only column of the only row, as PostgreSQL wrote it: JSON text built by the database. What it holds, the store's function says. */
  json<Name extends StatementName, T>(statement: Statement<Name>, ...values: Values<Name>): Promise<Json<T>>
}

/** The values by name; nothing at all where a statement takes none. */
type Values<Name extends StatementName> = object extends ParametersOf<Name> ? [] : [ParametersOf<Name>]

export interface TransactionRunner {
  run<T>(begin: string, work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface TransactionOptions {
  connect(): Promise<PoolClient>
  /** named prepared statements */
  prepare: boolean
  /** send BEGIN, the first query and so on without waiting for each answer */
  pipeline: boolean
}

const running = new AsyncLocalStorage<true>()

export function createTransactionRunner(options: TransactionOptions): TransactionRunner {
  return {
    async run(begin, work) {
      if (running.getStore()) throw new Error('A transaction is already running here: pass its tx on')
      const client = await options.connect()
      let broken: Error | undefined
      try {
        const begun = client.query(begin)
        if (options.pipeline) begun.catch(() => {})
        else await begun
        const result = await running.run(true, () => work(new ClientTx(client, options.prepare)))
        await begun
        const committed = await client.query('commit')
        // A failed statement that was caught leaves an aborted transaction: COMMIT then answers ROLLBACK.
        if (committed.command !== 'COMMIT') throw new Error('The transaction was aborted, nothing was saved')
        return result
      } catch (error) {
        await client.query('rollback').catch((reason: Error) => {
          broken = reason
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

class ClientTx implements Tx {
  readonly #client: PoolClient
  readonly #prepare: boolean
  #kysely: Kysely<DB> | undefined

  constructor(client: PoolClient, prepare: boolean) {
    this.#client = client
    this.#prepare = prepare
  }

  get db(): Kysely<DB> {
    this.#kysely ??= createKysely(this.#client)
    return this.#kysely
  }

  async rows(statement: Statement<StatementName>, values?: Record<string, unknown>) {
    return (await this.#send(statement, values)).rows
  }

  async find(statement: Statement<StatementName>, values?: Record<string, unknown>) {
    return (await this.#send(statement, values)).rows[0]
  }

  async json<T>(statement: Statement<StatementName>, values?: Record<string, unknown>): Promise<Json<T>> {
    const { rows, fields } = await this.#send(statement, values)
    const column = fields[0]?.name
    const text = column === undefined || rows[0] === undefined ? 'null' : (rows[0][column] ?? 'null')
    // what PostgreSQL wrote and what the store says of it meet here
    return text as Json<T>
  }

  #send(statement: Statement<StatementName>, given?: Record<string, unknown>) {
    const { name, text } = statement
    const values = valuesOf(statement, given)
    return this.#client.query(this.#prepare ? { name, text, values } : { text, values })
  }
}

/** Kysely on the client of one transaction: it compiles and sends, it never begins or connects. */
function createKysely(client: PoolClient): Kysely<DB> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await client.query(compiled.sql, [...compiled.parameters])
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
