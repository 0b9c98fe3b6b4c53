import pg from 'pg'
import { Message, type Wire } from './batch-message.ts'
import { type BatchedQuery, type Columns, Query, Rows, Step } from './batch-step.ts'

/** every statement whose plan is kept begins with its room's name, so these are nobody else's */
const begin = { name: 'batch.begin', text: 'begin read only' }
const commit = { name: 'batch.commit', text: 'commit' }
const asRole = { app_user: { name: 'batch.app_user', text: 'set local role app_user' } } as const

/** What stands before the statements: who speaks, and for whom. */
export interface Voice {
  role: 'app_user'
  tenantId: number
}

/** What says nothing but how the others are to be run. */
export interface Command {
  name: string
  text: string
}

/** How rows are read of the statements that a connection knows by name: it is the same as long as it knows them. */
const rowsOf = new WeakMap<Wire, Map<string, Rows>>()

/**
 * Statements as one message with one Sync, written by one call of the system and answered by one, where each would else
 * wait for the one before. With a voice it is a whole read-only transaction: BEGIN, role and tenant, the statements,
 * COMMIT. After a statement that fails PostgreSQL passes over all others, COMMIT too: then the connection is still in the
 * transaction and has to roll back.
 */
export class Batch extends Query {
  /** the statements, and what stands around them, for which nobody waits */
  #steps: (Step | undefined)[]
  readonly #voice: (Voice & { limits: readonly Command[] }) | undefined
  readonly #isPrepared: boolean
  readonly #ended: (error: Error | undefined) => void
  readonly #fresh = new Set<Step>()
  #known = new Map<string, Rows>()
  #at = 0
  /** a statement that PostgreSQL may or may not know by its name now: the connection cannot be used again */
  isUncertain = false

  constructor(
    asked: readonly BatchedQuery[],
    voice: (Voice & { limits: readonly Command[] }) | undefined,
    isPrepared: boolean,
    ended: (error: Error | undefined) => void,
  ) {
    super('')
    const steps = asked.map(one => new Step(one, isPrepared))
    const around = voice ? new Array<undefined>(3 + voice.limits.length).fill(undefined) : []
    this.#steps = voice ? [...around, ...steps, undefined] : steps
    this.#voice = voice
    this.#isPrepared = isPrepared
    this.#ended = ended
  }

  submit(wire: Wire): null {
    this.#known = rowsOf.get(wire) ?? new Map()
    rowsOf.set(wire, this.#known)
    const message = new Message(wire)
    if (this.#voice) this.#speak(message, this.#voice)
    for (const step of this.#steps) {
      if (!step) continue
      if (!message.knows(step.name)) this.#fresh.add(step)
      step.rows = step.name === undefined ? undefined : this.#known.get(step.name)
      message.isDescribed = step.rows === undefined
      step.prepare(message)
    }
    // what has a value that cannot be written down has failed already, and was not sent
    if (this.#steps.some(step => step?.isAnswered))
      this.#steps = this.#steps.filter(step => !step?.isAnswered)
    if (this.#voice) message.say(this.#named(commit))
    wire.stream.write(message.whole())
    return null
  }

  #speak(message: Message, { role, tenantId, limits }: Voice & { limits: readonly Command[] }): void {
    message.say(this.#named(begin))
    for (const limit of limits) message.say(this.#named(limit))
    message.say(this.#named(asRole[role]))
    message.say({ text: `set local app.tenant_id = '${tenantId}'` })
  }

  #named(command: { name: string; text: string }): { name?: string; text: string } {
    return this.#isPrepared ? command : { text: command.text }
  }

  override handleRowDescription(columns: Columns): void {
    const step = this.#steps[this.#at]
    if (!step) return
    step.rows = new Rows(columns, this._result._types)
    if (step.name !== undefined) this.#known.set(step.name, step.rows)
  }

  override handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#steps[this.#at]?.take(fields)
  }

  override handleCommandComplete({ text }: { text: string }): void {
    this.#steps[this.#at++]?.complete(text)
  }

  override handleReadyForQuery(): void {
    this.#ended(undefined)
  }

  override handleError(error: Error, wire: Wire): void {
    const failed = this.#steps[this.#at]
    const isFresh = failed?.name !== undefined && this.#fresh.has(failed)
    this.isUncertain = failed === undefined || (isFresh && !hasRun(error))
    for (const step of this.#steps.slice(this.#at)) {
      if (!step) continue
      // what was not reached was not prepared either
      if (step.name !== undefined && this.#fresh.has(step) && !(step === failed && hasRun(error))) {
        delete wire.submittedNamedStatements[step.name]
        this.#known.delete(step.name)
      }
      step.fail(error)
    }
    this.#ended(error)
  }
}

/** A constraint that was broken, or what a function raised: the statement was understood and begun. */
const hasRun = (error: Error) => error instanceof pg.DatabaseError && /^(?:23|P0)/.test(error.code ?? '')
