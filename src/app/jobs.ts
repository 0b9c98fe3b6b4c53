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

const everyHour = 3_600_000
const everyMinute = 60_000

/** What the house does by its own clock. Each process does it; what has been done is not due for the next. */
export function startJobs(jobs: readonly Job[], log: Log): Jobs {
  let running: Promise<void> | undefined

  // one after the other; one that fails keeps no other from its turn
  async function work(due: readonly Job[]): Promise<void> {
    for (const { name, run } of due)
      await run().catch(error => log.error({ err: error, job: name }, 'a job failed'))
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
  const doing = (due: readonly Job[]) => inTurn(() => work(due))
  const often = jobs.filter(job => job.everyMinute)
  const timers = [
    setInterval(() => void doing(jobs), everyHour),
    // what is at work already does not pile up
    setInterval(() => void (running ?? doing(often)), everyMinute),
  ]
  for (const timer of timers) timer.unref()
  return {
    run: () => doing(jobs),
    runOften: () => doing(often),
    alone: inTurn,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
