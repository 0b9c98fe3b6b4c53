import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import { createJobTurns, type JobTurns } from '../platform/db/job-turns.ts'
import type { Log } from '../platform/log.ts'
import { type Mailer, startMailer } from '../platform/mail/mailer.ts'
import type { PartsOf } from '../platform/room-parts.ts'
import { type Jobs, startJobs } from './jobs.ts'

interface ClockworkDeps {
  config: Config
  database: Database
  clock: Clock
  log: Log
  partsOf: PartsOf
  /** told of each job that was run, where somebody measures */
  done: ((name: string, milliseconds: number, hasFailed: boolean) => void) | undefined
}

/** What a process does without being asked. */
export interface Clockwork {
  /** empties the outbox by its own clock */
  mailer: Mailer
  jobs: Jobs
  /** which process runs a job; undefined: there is only this one */
  turns: JobTurns | undefined
}

/** Winds it up. A process that only serves pages runs no job by the clock and sends no letter. */
export async function startClockwork(deps: ClockworkDeps): Promise<Clockwork> {
  const { config, database, clock, log, partsOf, done } = deps
  const isWorking = config.ROLE !== 'web'
  const mailer = await startMailer({
    config: isWorking ? config : { ...config, SMTP_URL: undefined },
    database,
    clock,
    log,
  })
  const upkeep = { name: 'database.upkeep', everyMinute: true, run: () => database.tidy() }
  const turns = database.kind === 'server' ? createJobTurns(database) : undefined
  const jobs = startJobs([upkeep, ...partsOf('jobs').flat()], { log, turns, isTimed: isWorking, done })
  return { mailer, jobs, turns }
}
