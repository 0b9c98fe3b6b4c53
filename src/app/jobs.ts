import type { Log } from '../platform/log.ts'
import type { Job } from '../platform/room.ts'

export interface Jobs {
  /** what is due now; one run at a time */
  run(): Promise<void>
  close(): Promise<void>
}

const everyHour = 3_600_000

/** What the house does by its own clock. Each process does it; what has been done is not due for the next. */
export function startJobs(jobs: readonly Job[], log: Log): Jobs {
  let running: Promise<void> | undefined

  // one after the other; one that fails keeps no other from its turn
  async function work(): Promise<void> {
    for (const { name, run } of jobs)
      await run().catch(error => log.error({ err: error, job: name }, 'a job failed'))
  }

  const run = () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
  const timer = setInterval(() => void run(), everyHour)
  timer.unref()
  return {
    run,
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
