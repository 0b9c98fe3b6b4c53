import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Something that is done by the clock, and how often. */
export interface Timed {
  name: string
  /** milliseconds from one beginning to the next */
  every: number
}

/** How the last turn of a job went, whichever process had it. */
export interface JobRun {
  job: string
  succeededAt: Date | null
  failures: number
}

/** a turn that did not end is somebody's who is gone, once it is this old (milliseconds) and due again */
const longestTurn = 180_000
/** a clock that ticks a little early must not lose its turn */
const early = 0.9

/** Whose turn a job is, of several processes on one database: the rows say it, so nobody has to be the first among them. */
export function createJobTurns(database: Pick<Database, 'withPlatform'>) {
  return {
    /** Jobs that nobody knew: what is done every minute is due at once, all else after its time. */
    announce: (jobs: readonly Timed[], oftenest: number) =>
      database.withPlatform(async tx => {
        for (const { name, every } of jobs)
          await sql`insert into platform.job_runs (job, begun_at, ended_at)
            values (${name}, now() - case when ${every <= oftenest} then interval '1 day' else interval '0' end, now())
            on conflict (job) do nothing`.execute(tx.db)
      }),
    /** Takes the turn of those that are due; answers which of them are now this process's to do. */
    take: (jobs: readonly Timed[]): Promise<string[]> =>
      database.withPlatform(async tx => {
        const names = jobs.map(({ name }) => name)
        const due = jobs.map(({ every }) => (every * early) / 1000)
        const gone = jobs.map(({ every }) => Math.max(every * early, longestTurn) / 1000)
        const { rows } = await sql<{
          job: string
        }>`update platform.job_runs r set begun_at = now(), ended_at = null
          from unnest(${names}::text[], ${due}::float8[], ${gone}::float8[]) as t (job, due, gone)
          where r.job = t.job and r.begun_at < now() - make_interval(secs =>
            case when r.ended_at is null then t.gone else t.due end)
          returning r.job`.execute(tx.db)
        return rows.map(({ job }) => job)
      }),
    /** Says how a turn went. */
    note: (job: string, milliseconds: number, hasFailed: boolean) =>
      database.withPlatform(async tx => {
        await sql`update platform.job_runs set ended_at = now(), milliseconds = ${milliseconds},
            succeeded_at = case when ${hasFailed} then succeeded_at else now() end,
            failures = failures + case when ${hasFailed} then 1 else 0 end
          where job = ${job}`.execute(tx.db)
      }),
    /** How they all went; empty where no process shares its jobs. */
    list: (): Promise<JobRun[]> =>
      database.withPlatform(async tx => {
        const { rows } = await sql<JobRun>`select job, succeeded_at as "succeededAt", failures
          from platform.job_runs order by job`.execute(tx.db)
        return rows
      }),
  }
}

export type JobTurns = ReturnType<typeof createJobTurns>
