import { isVisible } from '../../../platform/db/due-sql.ts'
import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import { webinarColumns } from '../classes/classes.ts'
import type { WebinarListItem, WebinarListQuery } from './meetings.contract.ts'
import { isOfMeeting, isOver, type MeetingRow, meetingColumns, meetingSources } from './meetings.store.ts'

/** Meetings as whoever takes part has them: of their class, and of their run. */
const columns = `${meetingColumns}, a.state as "attended", a.at as "attendedAt", mine.id as "enrolmentId!",
  exists (select from meeting_doors d where d.tenant_id = w.tenant_id and d.meeting_id = w.id
    and d.address_sealed is not null) as "hasAddress!"`

const sources = `${meetingSources}
  join lateral (select e.id from enrolment_entries e where e.membership_id = :membershipId and ${isOfMeeting}
    order by e.state = 'completed', e.id desc limit 1) mine on true
  left join attendance a on a.tenant_id = w.tenant_id and a.meeting_id = w.id and a.membership_id = :membershipId`

const one = statement('own-meetings.one', `select ${columns} from ${sources} where w.id = :id`)
export type OwnMeetingRow = Omit<RowOf<'own-meetings.one'>, 'recordingFilm'> &
  Pick<MeetingRow, 'recordingFilm'>

// What a jsonb holds nobody but whoever wrote it can say: rows are of this type.
type Rows = Promise<OwnMeetingRow[]>

export const findOwn = (tx: Tx, by: { id: number; membershipId: number }) =>
  tx.find(one, by) as Promise<OwnMeetingRow | undefined>

const next = statement(
  'own-meetings.next',
  `select ${columns} from ${sources} where (:classId?::int is null or w.class_id = :classId) and not w.is_cancelled
      and not ${isOver} order by w.start_at, w.id limit 5`,
)
/** The next ones, of one class or of all. */
export const listNext = (tx: Tx, by: { membershipId: number; classId: number | null; now: Date }): Rows =>
  tx.rows(next, by) as Rows

const all = statement(
  'own-meetings.all',
  `select ${columns} from ${sources} where (:classId?::int is null or w.class_id = :classId)
      and w.start_at > :since order by w.start_at, w.id limit 1000`,
)
export const listAll = (tx: Tx, by: { membershipId: number; classId: number | null; since: Date }): Rows =>
  tx.rows(all, by) as Rows

const ofChapter = statement(
  'own-meetings.chapter',
  `select ${columns} from ${sources} where w.chapter_id = :chapterId order by w.start_at, w.id limit 20`,
)
export const listOfChapter = (tx: Tx, by: { membershipId: number; chapterId: number }): Rows =>
  tx.rows(ofChapter, by) as Rows

const member = statement('own-meetings.member', 'select id from active_members where id = :membershipId')
/** Whether whoever a calendar is of is still a member. */
export const isActiveMember = async (tx: Tx, membershipId: number) =>
  (await tx.find(member, { membershipId })) !== undefined

const list = statement(
  'own-meetings.webinars',
  `with matched as materialized (
    select w.*, (w.ended_at is not null or w.start_at + w.minutes * interval '1 minute' < :now::timestamptz) as is_over,
      mine.id as mine, a.state as attended
    from webinars w join class_entries c on c.tenant_id = w.tenant_id and c.id = w.class_id
      left join lateral (select e.id from enrolment_entries e where e.membership_id = :membershipId?::int and ${isOfMeeting}
        limit 1) mine on true
      left join attendance a on a.tenant_id = w.tenant_id and a.meeting_id = w.id and a.membership_id = :membershipId?::int
    where ${isVisible('c')} and (w.classroom_id is null or mine.id is not null)
      and (:programIds?::int[] is null or exists (select from program_classes i
        where i.tenant_id = c.tenant_id and i.class_id = c.id and i.program_id = any (:programIds)))
  )
  ${pageOf({
    select: `${webinarColumns(
      "case when w.is_recording_public or w.mine is not null then coalesce(w.recording_url, :mediaBase || (w.recording_film->>'key')) end",
    )}, w.mine is not null as "isMine", w.attended as attendance, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'type', c.type,
        'premium', c.premium, 'price', c.price, 'cover', ${pictureSql('c.cover')}) as class`,
    from: 'matched w join class_entries c on c.tenant_id = w.tenant_id and c.id = w.class_id',
    orderBy: 'w.is_over, case when w.is_over then null else w.start_at end, w.start_at desc, w.id',
    counted: 'matched',
  })}`,
)
/** What it is to whoever asks, before its links are made. */
export type WebinarRow = Omit<WebinarListItem, 'joinHref'> & { isMine: boolean }

/** A page of webinars: the next one first, then what is over, the latest before. */
export function listWebinars(
  { tx, clock, tenant }: InTenant,
  { programIds, ...page }: WebinarListQuery,
  membershipId: number | null,
): Promise<Json<Paged<WebinarRow>>> {
  return tx.json(list, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    mediaBase: tenant.mediaBase,
    membershipId,
    programIds: programIds && programIds.length > 0 ? programIds : null,
    ...pageValues(page),
  })
}
