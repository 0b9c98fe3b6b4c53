import type { Writable } from 'node:stream'
import type pg from 'pg'
import type { PoolClient } from 'pg'
import { Batch, type Command, type Voice } from './batch.ts'
import type { Answer, BatchedQuery } from './batch-step.ts'

/** A statement on its way: by its name where there is one to keep a plan by. */
export type Send = (query: Asked) => Promise<Answer>
type Asked = Pick<BatchedQuery, 'name' | 'text' | 'values'>

export interface LineOptions {
  /** named prepared statements */
  prepare: boolean
  /** send BEGIN, the first query and so on without waiting for each answer */
  pipeline: boolean
  /** what each transaction says for itself, because its connection may not have been told */
  limits: readonly Command[]
}

/** A connection on which a transaction runs. */
export interface Line {
  send: Send
  /** goes with whatever is asked next, at the latest beside COMMIT: nobody waits for it, and where it fails, the transaction does */
  put(query: Asked): void
  /** nothing can be sent afterwards: it would speak for nobody, behind no wall; answers the command that ended it */
  end(command: 'commit' | 'rollback'): Promise<string>
  /** a statement that PostgreSQL may or may not know by its name now: the connection cannot be used again */
  isUncertain(): boolean
}

export function createLine(client: PoolClient, options: LineOptions, begin: string): Line {
  return (options.pipeline ? pipelined : inTurn)(client, options, begin)
}

const isOver = () => new Error('The transaction is over')

/** for whoever hears of an error */
const nothing: Answer = { rows: [], fields: [], rowCount: 0 }

const refuse = (asked: readonly BatchedQuery[], error: Error) => {
  for (const { done } of asked) done(error, nothing)
}

/** What is asked for before anybody waits for an answer goes as one message, BEGIN beside the first. */
function pipelined(client: PoolClient, { prepare }: LineOptions, begin: string): Line {
  let hasEnded = false
  let isUncertain = false
  let begun: Promise<unknown> | undefined
  let failure: Error | undefined

  function beginOnce(): Promise<unknown> {
    if (begun) return begun
    writtenAsOne(client)
    begun = client.query(begin)
    // whoever waits for an answer hears of it by their statement's failure
    begun.catch(() => {})
    return begun
  }

  const waiting = createGathering(asked => {
    if (hasEnded) return refuse(asked, isOver())
    beginOnce()
    const batch = new Batch(asked, undefined, prepare, () => {
      isUncertain ||= batch.isUncertain
    })
    client.query(batch)
  })

  return {
    isUncertain: () => isUncertain,
    async send({ name, text, values }) {
      if (hasEnded) throw isOver()
      if (name !== undefined || values.length > 0) return waiting.send({ name, text, values })
      // without name and values it may be several commands, which no message of prepared ones takes
      waiting.sendAll()
      beginOnce()
      return client.query({ text })
    },
    put(query) {
      if (hasEnded) throw isOver()
      waiting.put(query, error => {
        failure ??= error
      })
    },
    async end(command) {
      if (command === 'commit' && !hasEnded) {
        writtenAsOne(client)
        waiting.sendAll()
      }
      hasEnded = true
      const [, answer] = await Promise.all([beginOnce(), client.query(command)])
      if (command === 'commit' && failure) throw failure
      return answer.command
    },
  }
}

/** pg does the same for the pieces of one statement; its own types do not say where it keeps its socket. */
function writtenAsOne(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The embedded database takes one message at a time, however many are asked for at once. */
function inTurn(client: PoolClient, options: LineOptions, begin: string): Line {
  let hasEnded = false
  let failure: Error | undefined
  let last: Promise<unknown> = client.query(begin)
  last.catch(() => {})
  const next = (send: () => Promise<pg.QueryResult>) => {
    const sent = last.then(send)
    last = sent.catch(() => {})
    return sent
  }
  return {
    isUncertain: () => false,
    send: query =>
      next(async () => {
        if (hasEnded) throw isOver()
        return client.query(worded(query, options))
      }),
    put(query) {
      if (hasEnded) throw isOver()
      next(() => client.query(worded(query, options))).catch((error: Error) => {
        failure ??= error
      })
    },
    async end(command) {
      hasEnded = true
      await last
      if (command === 'commit' && failure) throw failure
      return (await next(() => client.query(command))).command
    },
  }
}

const worded = ({ name, text, values }: Parameters<Send>[0], { prepare }: LineOptions) =>
  prepare && name !== undefined ? { name, text, values } : { text, values }

interface Gathering {
  send: Send
  put(query: Asked, failed: (error: Error) => void): void
  sendAll(): void
}

/** Gathers what is asked for until nobody has anything more to ask without an answer. */
export function createGathering(send: (asked: BatchedQuery[]) => void): Gathering {
  let waiting: BatchedQuery[] = []
  let isDue = false
  const sendAll = () => {
    const asked = waiting
    waiting = []
    isDue = false
    if (asked.length > 0) send(asked)
  }
  return {
    sendAll,
    put(query, failed) {
      waiting.push({ ...query, done: error => error && failed(error) })
    },
    async send(query) {
      try {
        return await new Promise((resolve, reject) => {
          if (!isDue) process.nextTick(sendAll)
          isDue = true
          waiting.push({ ...query, done: (error, result) => (error ? reject(error) : resolve(result)) })
        })
      } catch (error) {
        // it was made where the answer was read, which tells nobody who asked
        if (error instanceof Error) Error.captureStackTrace(error)
        throw error
      }
    },
  }
}

/** Each message is a transaction of its own, that only reads. */
export function readAtOnce(
  options: LineOptions & { connect(): Promise<PoolClient> },
  voice: Voice,
  asked: BatchedQuery[],
): void {
  options
    .connect()
    .then(client => (options.pipeline ? readByBatch : readInTurn)(client, options, voice, asked))
    .catch(error => refuse(asked, error))
}

function readByBatch(
  client: PoolClient,
  { prepare, limits }: LineOptions,
  voice: Voice,
  asked: BatchedQuery[],
) {
  const batch = new Batch(asked, { ...voice, limits }, prepare, error => {
    if (!error) return client.release()
    client.query('rollback').then(
      () => client.release(batch.isUncertain),
      (reason: Error) => client.release(reason),
    )
  })
  client.query(batch)
}

async function readInTurn(
  client: PoolClient,
  options: LineOptions,
  { role, tenantId }: Voice,
  asked: BatchedQuery[],
): Promise<void> {
  let broken: Error | undefined
  try {
    await client.query(`begin read only; set local role ${role}; set local app.tenant_id = '${tenantId}'`)
    for (const { done, ...query } of asked) done(null, await client.query(worded(query, options)))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}
