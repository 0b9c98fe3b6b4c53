import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { MediaRef } from '../../../shared/media.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'
import type { MeetingQuery } from './meetings.contract.ts'
import { overrunMinutes } from './meetings.rules.ts'

/** Meetings as those see them who look after the class. Where one is held stands in another table (`meeting-doors.store.ts`). */
export const meetingColumns = `w.id, w.class_id as "classId", w.classroom_id as "runId", w.chapter_id as "chapterId", w.title,
  w.summary, w.start_at as "startAt", w.minutes, w.time_zone as "timeZone", w.provider, w.capacity,
  w.is_cancelled as "isCancelled", w.ended_at as "endedAt", w.recording_url as "recordingUrl",
  w.recording_film as "recordingFilm", w.is_recording_public as "isRecordingPublic", w.sequence, w.version,
  w.updated_at as "updatedAt", c.slug as "slug!", c.name as "className!", r.name as "runName"`

export const meetingSources = `webinars w join class_entries c on c.tenant_id = w.tenant_id and c.id = w.class_id
  left join run_entries r on r.tenant_id = w.tenant_id and r.id = w.classroom_id`

/** SQL: when one is over, also where it goes on a little longer */
export const isOver = `(w.ended_at is not null
  or w.start_at + (w.minutes + ${overrunMinutes}) * interval '1 minute' < :now::timestamptz)`

/** SQL: who belongs to a meeting `w`, of `enrolment_entries e` */
export const isOfMeeting = `e.tenant_id = w.tenant_id and e.class_id = w.class_id and e.state in ('active', 'completed')
  and (w.classroom_id is null or e.classroom_id = w.classroom_id)`

const matching = `from ${meetingSources} where ${withinScope('c.id')}
  and (:search?::text is null or w.title ilike '%' || :search || '%' or c.name ilike '%' || :search || '%')
  and (:classId?::int is null or w.class_id = :classId) and (:chapterId?::int is null or w.chapter_id = :chapterId)
  and (:when?::text is null or :when = case when w.is_cancelled then 'cancelled' when ${isOver} then 'past' else 'next' end)`

const page = statement(
  'meetings.page',
  `select ${meetingColumns},
      (select count(*)::int from attendance a where a.tenant_id = w.tenant_id and a.meeting_id = w.id
        and a.state in ('present', 'late')) as "came!",
      (select count(distinct e.membership_id)::int from enrolment_entries e where ${isOfMeeting}) as "people!"
    ${matching}
    order by case when ${isOver} then 1 else 0 end, case when ${isOver} then null else w.start_at end,
      w.start_at desc, w.id limit :limit offset :offset`,
)
const count = statement('meetings.count', `select count(*)::int as "total!" ${matching}`)

type Counts = Pick<RowOf<'meetings.page'>, 'came' | 'people'>

/** A page of them, the next one first, then what is over, the latest before. */
export async function listRows(tx: Tx, query: MeetingQuery, scope: Scope, now: Date) {
  const filter = {
    ...scope,
    now,
    search: query.search ? likeText(query.search) : null,
    classId: query.class ?? null,
    chapterId: query.chapter ?? null,
    when: query.when ?? null,
  }
  const rows = (await tx.rows(page, { ...filter, ...pageValues(query) })) as (MeetingRow & Counts)[]
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const managed = statement(
  'meetings.managed',
  `select ${meetingColumns} from ${meetingSources} where w.id = :id and ${withinScope('c.id')}`,
)
export type MeetingRow = Omit<RowOf<'meetings.managed'>, 'recordingFilm'> & { recordingFilm: MediaRef | null }

/** One within reach of who asks. */
export const findManaged = (tx: Tx, id: number, scope: Scope): Promise<MeetingRow | undefined> =>
  // what a jsonb holds nobody but whoever wrote it can say
  tx.find(managed, { id, ...scope }) as Promise<MeetingRow | undefined>

const one = statement('meetings.one', `select ${meetingColumns} from ${meetingSources} where w.id = :id`)
export const findMeeting = (tx: Tx, id: number): Promise<MeetingRow | undefined> =>
  tx.find(one, { id }) as Promise<MeetingRow | undefined>

const speakers = statement(
  'meetings.speakers',
  `select p.slug as value, p.name as label from meeting_speakers s
      join visible_people p on p.tenant_id = s.tenant_id and p.id = s.person_id
    where s.meeting_id = :id order by s.position`,
)
export const listSpeakers = (tx: Tx, id: number) => tx.rows(speakers, { id })

const isAsked = (column: string) =>
  `${withinScope(column)} and (:classId?::int is null or ${column} = :classId)`
const asked = (scope: Scope, classId?: number) => ({ ...scope, classId: classId ?? null })

const classes = statement(
  'meetings.classes',
  `select c.id, c.name from class_entries c where ${isAsked('c.id')} and c.status <> 'archived'
    order by lower(c.name)`,
)
/** Classes one may plan meetings of; `classId`: that one alone. */
export const listClasses = (tx: Tx, scope: Scope, classId?: number) => tx.rows(classes, asked(scope, classId))

const runs = statement(
  'meetings.runs',
  `select r.id, r.class_id as "classId", r.name, r.time_zone as "timeZone" from run_entries r
    where ${isAsked('r.class_id')} order by r.start_at desc, r.id desc`,
)
export const listRuns = (tx: Tx, scope: Scope, classId?: number) => tx.rows(runs, asked(scope, classId))

const chapters = statement(
  'meetings.chapters',
  `select h.id, h.class_id as "classId", h.title as name from live_chapters h where ${isAsked('h.class_id')}
    order by h.module_position, h.position`,
)
/** Chapters that are meetings, of classes one looks after. */
export const listLiveChapters = (tx: Tx, scope: Scope, classId?: number) =>
  tx.rows(chapters, asked(scope, classId))

const held = statement(
  'meetings.recordings',
  `select w.id::text as "id!", w.title as "label!", w.recording_film->>'key' as "key!" from webinars w
    where w.recording_film is not null and (:key?::text is null or w.recording_film->>'key' = :key)`,
)
/** Which films of the library are recordings. */
export const listFilms = (tx: Tx, key: string | undefined) => tx.rows(held, { key })
