import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { MediaRef } from '../../../shared/media.ts'

// What is written of meetings. Every change of an existing one holds its row, so that two never cross.

export interface WrittenMeeting {
  runId: number | null
  chapterId: number | null
  title: string
  summary: string
  startAt: Date
  minutes: number
  timeZone: string
  provider: string
  capacity: number | null
}

const rowOf = ({ runId, chapterId, startAt, timeZone, ...rest }: WrittenMeeting) => ({
  ...rest,
  classroom_id: runId,
  chapter_id: chapterId,
  start_at: startAt,
  time_zone: timeZone,
})

export async function insertMeeting(
  tx: Tx,
  classId: number,
  written: WrittenMeeting,
  at: Date,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('webinars')
    .values({ class_id: classId, ...rowOf(written), updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const lock = statement('meetings.lock', 'select w.version from webinars w where w.id = :id for update')
/** Held until the transaction ends. */
export const lockMeeting = (tx: Tx, id: number) => tx.find(lock, { id })

interface Change {
  id: number
  /** its calendar entry changes with it */
  isMoved: boolean
  at: Date
}

/** `isAgain`: it was over, and has another time to come */
export async function updateMeeting(
  tx: Tx,
  change: Change,
  written: WrittenMeeting,
  isAgain: boolean,
): Promise<void> {
  await write(tx, change, { ...rowOf(written), ...(isAgain ? { ended_at: null } : {}) })
}

export async function setCancelled(tx: Tx, change: Change, isCancelled: boolean): Promise<void> {
  await write(tx, change, { is_cancelled: isCancelled, ended_at: null })
}

export async function setEnded(tx: Tx, change: Change, endedAt: Date): Promise<void> {
  await write(tx, change, { ended_at: endedAt })
}

export async function setRecording(
  tx: Tx,
  change: Change,
  { url, film, isPublic }: { url: string | null; film: Partial<MediaRef> | null; isPublic: boolean },
): Promise<void> {
  await write(tx, change, {
    recording_url: url,
    recording_film: film && JSON.stringify(film),
    is_recording_public: isPublic,
  })
}

type Columns = Partial<ReturnType<typeof rowOf>> & {
  is_cancelled?: boolean
  ended_at?: Date | null
  recording_url?: string | null
  recording_film?: string | null
  is_recording_public?: boolean
}

async function write(tx: Tx, change: Change, columns: Columns): Promise<void> {
  await tx.db
    .updateTable('webinars')
    .set(now => ({
      ...columns,
      updated_at: change.at,
      version: now('version', '+', 1),
      sequence: now('sequence', '+', change.isMoved ? 1 : 0),
    }))
    .where('id', '=', change.id)
    .execute()
}

export async function deleteMeeting(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('webinars').where('id', '=', id).execute()
}

const addSpeakers = statement(
  'meetings.addSpeakers',
  `insert into webinar_speakers (webinar_id, person_id, position)
    select :id, p.id, array_position(:slugs::text[], p.slug) from visible_people p where p.slug = any (:slugs)
    returning person_id`,
)
/** Answers how many of them are there. */
export async function putSpeakers(tx: Tx, id: number, slugs: readonly string[]): Promise<number> {
  await tx.db.deleteFrom('webinar_speakers').where('webinar_id', '=', id).execute()
  return slugs.length === 0 ? 0 : (await tx.rows(addSpeakers, { id, slugs: [...slugs] })).length
}

const due = statement(
  'meetings.due',
  `select w.tenant_id as "tenantId", w.id, (w.start_at <= :now::timestamptz + interval '1 hour') as "isSoon!" from webinars w
    where not w.is_cancelled and w.start_at > :now::timestamptz and w.start_at <= :now::timestamptz + interval '1 day'
      and case when w.start_at <= :now::timestamptz + interval '1 hour' then w.hour_told_for is distinct from w.start_at
        else w.day_told_for is distinct from w.start_at end
    order by w.start_at limit 500`,
)
/** Meetings people are to be reminded of, of all tenants. Runs as the platform. */
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })

const told = statement(
  'meetings.told',
  `update webinars set day_told_for = case when :isSoon::boolean then day_told_for else start_at end,
      hour_told_for = case when :isSoon::boolean then start_at else hour_told_for end
    where id = :id and not is_cancelled and start_at > :now::timestamptz
      and case when :isSoon::boolean then hour_told_for is distinct from start_at
        else day_told_for is distinct from start_at end
    returning id`,
)
/** Takes the reminder for oneself: of two processes one, and nobody again after it stands. */
export const takeReminder = (tx: Tx, by: { id: number; isSoon: boolean; now: Date }) => tx.find(told, by)
