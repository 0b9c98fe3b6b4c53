import pg from 'pg'
import { serialize } from 'pg-protocol'

export type Answer = Pick<pg.QueryResult, 'rows' | 'fields' | 'rowCount'>

/** What is asked of the database in one go, and who waits for the answer. */
export interface Asked {
  /** of a prepared statement */
  name?: string
  text: string
  values: unknown[]
  done(error: Error | null, answer: Answer): void
}

/** What of `pg`'s connection is looked at: where bytes go, and which statements PostgreSQL knows. Its own types are of an older version. */
interface Wire {
  stream: { write(bytes: Buffer): void }
  submittedNamedStatements: Record<string, string>
  parsedStatements: Record<string, string>
}

type Columns = { fields: pg.FieldDef[] }

/** `pg.Query` as it is; the pool takes nothing else on a connection that sends ahead */
interface PlainQuery {
  text: string
  name?: string
  /** how values are read; the client says so to the queries it is given */
  _result: { _types: unknown }
  prepare(message: Message): void
  handleRowDescription(columns: Columns): void
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

/** The columns of the statements that a connection knows by name: they are the same as long as it knows them. */
const columnsOf = new WeakMap<Wire, Map<string, Columns>>()

/**
 * Statements as one message with one Sync, written by one call of the system and answered by one, where each would else
 * wait for the one before. With a voice it is a whole read-only transaction: BEGIN, role and tenant, the statements,
 * COMMIT. After a statement that fails PostgreSQL passes over all others, COMMIT too: then the connection is still in the
 * transaction and has to roll back.
 */
export class Batch extends Query {
  /** the statements, and what stands around them, for which nobody waits */
  #steps: (PlainQuery | undefined)[]
  readonly #voice: Voice | undefined
  readonly #isPrepared: boolean
  readonly #ended: (error: Error | undefined) => void
  readonly #fresh = new Set<PlainQuery>()
  readonly #answered = new Set<PlainQuery | undefined>()
  #columns = new Map<string, Columns>()
  #at = 0
  #isDescribed = false
  /** a statement that PostgreSQL may or may not know by its name now: the connection cannot be used again */
  isUncertain = false

  constructor(
    asked: readonly Asked[],
    voice: Voice | undefined,
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
    this.#steps = voice ? [undefined, undefined, undefined, ...queries, undefined] : queries
    this.#voice = voice
    this.#isPrepared = isPrepared
    this.#ended = ended
  }

  submit(wire: Wire): null {
    this.#columns = columnsOf.get(wire) ?? new Map()
    columnsOf.set(wire, this.#columns)
    const message = new Message(wire)
    if (this.#voice) this.#speak(message, this.#voice)
    for (const query of this.#steps) {
      if (!query) continue
      query._result._types = this._result._types
      if (!message.knows(query.name)) this.#fresh.add(query)
      message.isDescribed = this.#known(query) === undefined
      query.prepare(message)
    }
    // what has a value that cannot be written down has failed already, and was not sent
    this.#steps = this.#steps.filter(query => !this.#answered.has(query))
    if (this.#voice) message.say(this.#named(commit))
    wire.stream.write(message.whole())
    return null
  }

  #speak(message: Message, { role, tenantId }: Voice): void {
    message.say(this.#named(begin))
    message.say(this.#named({ name: `batch.${role}`, text: `set local role ${role}` }))
    message.say({ text: `set local app.tenant_id = '${tenantId}'` })
  }

  #named({ name, text }: { name: string; text: string }) {
    return this.#isPrepared ? { name, text } : { text }
  }

  #known({ name }: PlainQuery): Columns | undefined {
    return name === undefined ? undefined : this.#columns.get(name)
  }

  override handleRowDescription(columns: Columns): void {
    const query = this.#steps[this.#at]
    if (query?.name !== undefined) this.#columns.set(query.name, columns)
    this.#describe(query, columns)
  }

  #describe(query: PlainQuery | undefined, columns: Columns | undefined): void {
    if (this.#isDescribed || !query || !columns) return
    this.#isDescribed = true
    query.handleRowDescription(columns)
  }

  override handleDataRow(message: unknown): void {
    const query = this.#steps[this.#at]
    if (!query) return
    this.#describe(query, this.#known(query))
    query.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    const query = this.#steps[this.#at]
    if (query) this.#describe(query, this.#known(query))
    this.#at++
    this.#isDescribed = false
    query?.handleCommandComplete(message, wire)
    query?.handleReadyForQuery(wire)
  }

  override handleReadyForQuery(): void {
    this.#ended(undefined)
  }

  override handleError(error: Error, wire: Wire): void {
    const failed = this.#steps[this.#at]
    const isFresh = failed?.name !== undefined && this.#fresh.has(failed)
    this.isUncertain = failed === undefined || (isFresh && !hasRun(error))
    for (const query of this.#steps.slice(this.#at)) {
      if (!query) continue
      // what was not reached was not prepared either
      if (query.name !== undefined && this.#fresh.has(query) && !(query === failed && hasRun(error))) {
        delete wire.submittedNamedStatements[query.name]
        this.#columns.delete(query.name)
      }
      query.handleError(error, wire)
    }
    this.#ended(error)
  }
}

/** A constraint that was broken, or what a function raised: the statement was understood and begun. */
const hasRun = (error: Error) => error instanceof pg.DatabaseError && /^(?:23|P0)/.test(error.code ?? '')

/** Gathers what `pg` would send on its connection, piece by piece, to be sent as one. */
class Message {
  readonly #bytes: Buffer[] = []
  readonly submittedNamedStatements: Record<string, string>
  readonly parsedStatements: Record<string, string>
  /** whether PostgreSQL has to say which columns there are */
  isDescribed = true

  constructor({ submittedNamedStatements, parsedStatements }: Wire) {
    this.submittedNamedStatements = submittedNamedStatements
    this.parsedStatements = parsedStatements
  }

  knows(name: string | undefined): boolean {
    return (
      name !== undefined &&
      (this.parsedStatements[name] !== undefined || this.submittedNamedStatements[name] !== undefined)
    )
  }

  /** A statement without values, for whose answer nobody waits. */
  say({ name, text }: { name?: string; text: string }): void {
    if (!this.knows(name)) {
      this.parse({ ...(name === undefined ? {} : { name }), text })
      if (name !== undefined) this.submittedNamedStatements[name] = text
    }
    this.bind({ ...(name === undefined ? {} : { statement: name }), values: [] })
    this.execute({})
  }

  whole(): Buffer {
    this.#bytes.push(serialize.sync())
    return Buffer.concat(this.#bytes)
  }

  parse(what: Parameters<typeof serialize.parse>[0]): void {
    this.#bytes.push(serialize.parse(what))
  }

  bind(what: Parameters<typeof serialize.bind>[0]): void {
    this.#bytes.push(serialize.bind(what))
  }

  describe(what: Parameters<typeof serialize.describe>[0]): void {
    if (this.isDescribed) this.#bytes.push(serialize.describe(what))
  }

  execute(what: Parameters<typeof serialize.execute>[0]): void {
    this.#bytes.push(serialize.execute(what))
  }

  close(what: Parameters<typeof serialize.close>[0]): void {
    this.#bytes.push(serialize.close(what))
  }

  /** each statement ends with one, which would end the transaction's message */
  sync(): void {}
}
