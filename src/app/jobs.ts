import type { JobTurns } from '../platform/db/job-turns.ts'
import type { Log } from '../platform/log.ts'
import type { Job } from '../platform/room.ts'

export interface Jobs {
  /** all of them now; one run at a time */
  run(): Promise<void>
  /** those of every minute, now */
  runOften(): Promise<void>
  /** Does `work` in a turn of its own: no job begins meanwhile. */
  alone<Answer>(work: () => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

interface Options {
  log: Log
  /** several processes share a database: what one does, no other does beside it. Undefined: this one does all by itself */
  turns: JobTurns | undefined
  /** false: nothing is done by the clock here, only when somebody says so */
  isTimed: boolean
  /** is told how long each took, in milliseconds, and whether it failed */
  done?: ((name: string, milliseconds: number, hasFailed: boolean) => void) | undefined
}

const everyHour = 3_600_000
const everyMinute = 60_000

/** What the house does by its own clock. */
export function startJobs(jobs: readonly Job[], { log, turns, isTimed, done }: Options): Jobs {
  let running: Promise<void> | undefined

  async function workOne({ name, run }: Job): Promise<void> {
    const began = performance.now()
    const hasFailed = await run().then(
      () => false,
      error => {
        log.error({ err: error, job: name }, 'a job failed')
        return true
      },
    )
    const milliseconds = performance.now() - began
    done?.(name, milliseconds, hasFailed)
    await turns?.note(name, milliseconds, hasFailed).catch(error => {
      log.warn({ err: error, job: name }, 'how a job went could not be written down')
    })
  }

  // one after the other; one that fails keeps no other from its turn
  async function work(due: readonly Job[]): Promise<void> {
    for (const job of due) await workOne(job)
  }

  function inTurn<Answer>(turn: () => Promise<Answer>): Promise<Answer> {
    const mine = (running ?? Promise.resolve()).then(turn)
    const ended = mine
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        if (running === ended) running = undefined
      })
    running = ended
    return mine
  }
  const often = jobs.filter(job => job.everyMinute)
  const timed = jobs.map(job => ({ ...job, every: job.everyMinute ? everyMinute : everyHour }))

  // the turn is taken right before it is used: what waits behind a long one may be done by another process
  async function workInTurn(shared: JobTurns): Promise<void> {
    for (const job of timed) if ((await shared.take([job])).length > 0) await workOne(job)
  }

  let isAnnounced = false
  const tickShared = async (shared: JobTurns) => {
    try {
      if (!isAnnounced) await shared.announce(timed, everyMinute)
      isAnnounced = true
      await workInTurn(shared)
    } catch (error) {
      log.warn({ err: error }, 'nobody knows whose turn the jobs are: the next minute asks again')
    }
  }

  const clocks = turns
    ? [() => setInterval(() => void (running ?? inTurn(() => tickShared(turns))), everyMinute)]
    : [
        () => setInterval(() => void inTurn(() => work(jobs)), everyHour),
        // what is at work already does not pile up
        () => setInterval(() => void (running ?? inTurn(() => work(often))), everyMinute),
      ]
  const timers = isTimed ? clocks.map(start => start().unref()) : []
  return {
    run: () => inTurn(() => work(jobs)),
    runOften: () => inTurn(() => work(often)),
    alone: inTurn,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
