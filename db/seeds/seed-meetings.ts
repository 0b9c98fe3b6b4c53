import { createCodes } from '../../src/features/learning/meetings/meeting-codes.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import type { Media } from './media.ts'
import type { DemoMeetings } from './meetings.types.ts'
import { classOf, memberIdOf } from './seed-assignments.ts'

interface Seeding {
  tx: Tx
  tenantId: number
  media: Media
  now: Date
  secrets: Secrets | undefined
}

/** Meetings of runs with who was there; after their people are there, and before their courses are published. */
export async function seedMeetings(seeding: Seeding, { meetings = [] }: DemoTenant): Promise<void> {
  for (const one of meetings) await seedRun(seeding, one)
}

async function seedRun(seeding: Seeding, one: DemoMeetings): Promise<void> {
  const { tx, tenantId, media, now, secrets } = seeding
  const { id: class_id } = await classOf(tx, one.class)
  const run = await tx.db
    .selectFrom('classrooms')
    .select('id')
    .where('code', '=', one.run)
    .executeTakeFirstOrThrow()
  const chapterId = await seedChapter(tx, class_id, one)
  const midnight = Math.floor(now.getTime() / day) * day
  for (const [index, meeting] of one.meetings.entries()) {
    const isOver = meeting.inDays < 0
    // hours in Jakarta are seven ahead of UTC
    const start = new Date(midnight + meeting.inDays * day + (one.hour - 7) * 3_600_000)
    const film = meeting.film === undefined ? null : media.file(meeting.film)
    const { id } = await tx.db
      .insertInto('webinars')
      .values({
        class_id,
        classroom_id: run.id,
        chapter_id: index === 0 ? chapterId : null,
        title: meeting.title,
        summary: meeting.summary,
        start_at: start,
        minutes: one.minutes,
        provider: one.provider,
        recording_film: film && JSON.stringify({ key: film.key, name: meeting.title, bytes: film.bytes }),
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const address_sealed = secrets ? createCodes({ secrets }).sealAddress(tenantId, id, one.address) : null
    await tx.db.insertInto('meeting_doors').values({ meeting_id: id, address_sealed }).execute()
    if (isOver)
      await seedAttendance(tx, one, meeting, { id, start, chapterId: index === 0 ? chapterId : null })
  }
}

async function seedChapter(tx: Tx, class_id: number, { chapter }: DemoMeetings): Promise<number> {
  const module = await tx.db
    .selectFrom('modules')
    .select('id')
    .where('class_id', '=', class_id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const { id } = await tx.db
    .insertInto('chapters')
    .values({
      class_id,
      module_id: module.id,
      slug: chapter.slug,
      title: chapter.title,
      minutes: chapter.minutes,
      content_html: chapter.html,
      kind: 'live',
      completion: 'attend',
      position: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Meeting = DemoMeetings['meetings'][number]

async function seedAttendance(
  tx: Tx,
  { class: slug, teacher }: DemoMeetings,
  { late = [], excused = [], absent = [] }: Meeting,
  { id, start, chapterId }: { id: number; start: Date; chapterId: number | null },
): Promise<void> {
  const { id: classId } = await classOf(tx, slug)
  const by = await memberIdOf(tx, teacher)
  const people = await tx.db
    .selectFrom('enrolments')
    .select(['id', 'membership_id'])
    .where('class_id', '=', classId)
    .where('state', 'in', ['active', 'completed'])
    .orderBy('id')
    .execute()
  for (const [place, { id: enrolment_id, membership_id }] of people.entries()) {
    // who was not there was noted by nobody
    if (absent.includes(place)) continue
    const isExcused = excused.includes(place)
    const isLate = late.includes(place)
    const state = isExcused ? 'excused' : isLate ? 'late' : 'present'
    const at = new Date(start.getTime() + (isLate ? 22 : (place % 9) - 6) * 60_000)
    const row = { meeting_id: id, membership_id, state, way: isExcused ? 'staff' : 'join', at } as const
    await tx.db
      .insertInto('attendance')
      .values({ ...row, joined_at: isExcused ? null : at })
      .execute()
    await tx.db
      .insertInto('attendance_events')
      .values({
        ...row,
        by_id: isExcused ? by : null,
        why: isExcused ? 'Lomba antarsekolah, surat sudah diterima' : '',
      })
      .execute()
    if (chapterId !== null && !isExcused)
      await tx.db
        .insertInto('chapter_progress')
        .values({ enrolment_id, chapter_id: chapterId, opened_at: at, done_at: at })
        .execute()
  }
}
