import pg from 'pg'

export type Answer = Pick<pg.QueryResult, 'rows' | 'fields' | 'rowCount'>

/** What is asked of the database in one go, and who waits for the answer. */
export interface Asked {
  /** of a prepared statement */
  name?: string
  text: string
  values: unknown[]
  done(error: Error | null, answer: Answer): void
}

/** The half of `pg`'s connection that speaks the protocol; its own types are of an older version. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  parsedStatements: Record<string, string>
  parse(what: { name?: string | undefined; text: string }): void
  bind(what: { statement?: string | undefined; values: unknown[] }): void
  execute(what: object): void
  sync(): void
}

/** `pg.Query` as it is; the pool takes nothing else on a connection that sends ahead */
interface PlainQuery {
  text: string
  name?: string
  /** how values are read; the client says so to the queries it is given */
  _result: { _types: unknown }
  prepare(wire: Wire): void
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

type QueryClass = new (
  text: string,
  values?: unknown[],
  callback?: (error: Error | null, answer: Answer) => void,
) => PlainQuery

const Query = pg.Query as unknown as QueryClass

/** every statement whose plan is kept begins with its room's name, so these are nobody else's */
const begin = { name: 'batch.begin', text: 'begin read only' }
const commit = { name: 'batch.commit', text: 'commit' }

/** What stands before the statements: who speaks, and for whom. */
export interface Voice {
  role: 'app_user'
  tenantId: number
}

/**
 * A whole read-only transaction as one message: BEGIN, role and tenant, the statements, COMMIT, one Sync. It is written by
 * one call of the system and answered by one, where each of its statements would else wait for the one before. After a
 * statement that fails PostgreSQL passes over all others, COMMIT too: then the connection is still in the transaction
 * and has to roll back.
 */
export class ReadBatch extends Query {
  /** the statements, and what stands around them, for which nobody waits */
  #steps: (PlainQuery | undefined)[]
  readonly #voice: Voice
  readonly #isPrepared: boolean
  readonly #ended: (error: Error | undefined) => void
  readonly #fresh = new Set<PlainQuery>()
  readonly #answered = new Set<PlainQuery | undefined>()
  #at = 0
  /** a statement that PostgreSQL may or may not know by its name now: the connection cannot be used again */
  isUncertain = false

  constructor(
    asked: readonly Asked[],
    voice: Voice,
    isPrepared: boolean,
    ended: (error: Error | undefined) => void,
  ) {
    super('')
    const queries = asked.map(({ name, text, values, done }) => {
      const query = new Query(text, values, (error, answer) => {
        this.#answered.add(query)
        done(error, answer)
      })
      if (isPrepared && name !== undefined) query.name = name
      return query
    })
    this.#steps = [undefined, undefined, undefined, ...queries, undefined]
    this.#voice = voice
    this.#isPrepared = isPrepared
    this.#ended = ended
  }

  submit(wire: Wire): null {
    const { role, tenantId } = this.#voice
    // each statement ends with a Sync, which would end the transaction's message
    const open: Wire = Object.create(wire, { sync: { value() {} } })
    wire.stream.cork()
    try {
      this.#say(wire, begin)
      this.#say(wire, { name: `batch.${role}`, text: `set local role ${role}` })
      this.#say(wire, { text: `set local app.tenant_id = '${tenantId}'` })
      for (const query of this.#steps) {
        if (!query) continue
        query._result._types = this._result._types
        if (!isKnown(wire, query.name)) this.#fresh.add(query)
        query.prepare(open)
      }
      // what has a value that cannot be written down has failed already, and was not sent
      this.#steps = this.#steps.filter(query => !this.#answered.has(query))
      this.#say(wire, commit)
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  #say(wire: Wire, { name, text }: { name?: string; text: string }): void {
    const statement = this.#isPrepared ? name : undefined
    if (!isKnown(wire, statement)) {
      wire.parse({ name: statement, text })
      if (statement !== undefined) wire.submittedNamedStatements[statement] = text
    }
    wire.bind({ statement, values: [] })
    wire.execute({})
  }

  override handleRowDescription(message: unknown): void {
    this.#steps[this.#at]?.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.#steps[this.#at]?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    const query = this.#steps[this.#at++]
    query?.handleCommandComplete(message, wire)
    query?.handleReadyForQuery(wire)
  }

  override handleReadyForQuery(): void {
    this.#ended(undefined)
  }

  override handleError(error: Error, wire: Wire): void {
    const failed = this.#steps[this.#at]
    // what was not reached was not prepared either
    this.isUncertain = failed === undefined || this.#fresh.has(failed)
    for (const query of this.#steps.slice(this.#at)) {
      if (!query) continue
      if (query.name !== undefined && this.#fresh.has(query)) delete wire.submittedNamedStatements[query.name]
      query.handleError(error, wire)
    }
    this.#ended(error)
  }
}

const isKnown = (wire: Wire, name: string | undefined) =>
  name !== undefined &&
  (wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined)
