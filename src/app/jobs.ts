import type { Log } from '../platform/log.ts'
import type { Job } from '../platform/room.ts'

export interface Jobs {
  /** all of them now; one run at a time */
  run(): Promise<void>
  /** those of every minute, now */
  runOften(): Promise<void>
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

  const doing = (due: readonly Job[]) => {
    const mine = (running ?? Promise.resolve()).then(() => work(due))
    const ended = mine.finally(() => {
      if (running === ended) running = undefined
    })
    running = ended
    return ended
  }
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
    async close() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
