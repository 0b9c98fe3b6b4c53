import { possibleOf } from '../../src/features/learning/assignments/assignments.rules.ts'
import { addCourseVersion } from '../../src/features/learning/classes/classes.ts'
import {
  latenessOf,
  latePercentOf,
  pointsAfter,
} from '../../src/features/learning/hand-ins/hand-ins.rules.ts'
import { newCode } from '../../src/features/learning/recognition/recognition.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { percentOf } from '../../src/shared/points.ts'
import type { DemoAssignment, DemoWork } from './assignments.types.ts'
import { after, day } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { emailOf } from './demo-logins.ts'

const hour = 3_600_000

/** Assignments with what people handed in; after quizzes, so that the course is published with both. */
export async function seedAssignments(tx: Tx, demo: DemoTenant, now: Date): Promise<void> {
  const { assignments = [] } = demo
  for (const one of assignments) await seedAssignment(tx, one, now)
  const slugs = new Set([...assignments, ...(demo.quizzes ?? [])].map(one => one.class))
  for (const slug of slugs)
    await addCourseVersion(tx, (await classOf(tx, slug)).id, {
      kind: 'change',
      note: 'Kuis dan tugas',
      by: null,
      at: after(now, -35),
    })
}

export const classOf = (tx: Tx, slug: string) =>
  tx.db.selectFrom('classes').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()

export async function memberIdOf(tx: Tx, mailbox: string): Promise<number | null> {
  const row = await tx.db
    .selectFrom('memberships')
    .select('id')
    .where('email', '=', emailOf(mailbox))
    .executeTakeFirst()
  return row?.id ?? null
}

/** Who takes part at present, in the order they were written down. */
export const peopleOf = (tx: Tx, classId: number) =>
  tx.db
    .selectFrom('enrolments')
    .select(['id', 'membership_id'])
    .where('class_id', '=', classId)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()

interface Seeding {
  one: DemoAssignment
  chapterId: number
  dueAt: Date
  by: number | null
  now: Date
}

async function seedAssignment(tx: Tx, one: DemoAssignment, now: Date): Promise<void> {
  const { id: classId } = await classOf(tx, one.class)
  // the last minute of that day in Jakarta
  const dueAt = new Date(Math.floor(now.getTime() / day) * day + one.dueInDays * day + 17 * hour - 60_000)
  const chapterId = await seedChapter(tx, classId, one, { dueAt, now })
  const people = await peopleOf(tx, classId)
  const size = one.groupsOf
  if (size)
    await tx.db
      .insertInto('work_groups')
      .values(
        people.map(({ id }, index) => ({
          chapter_id: chapterId,
          enrolment_id: id,
          number: Math.floor(index / size) + 1,
        })),
      )
      .execute()
  const by = await memberIdOf(tx, one.marker)
  for (const work of one.works) {
    const writer = people[work.place * (size ?? 1)]
    if (writer) await seedWork(tx, { one, chapterId, dueAt, by, now }, work, writer)
  }
}

async function seedChapter(
  tx: Tx,
  classId: number,
  { chapter, rubric, passes, groupsOf }: DemoAssignment,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<number> {
  const module = await tx.db
    .selectFrom('modules')
    .select('id')
    .where('class_id', '=', classId)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const { id } = await tx.db
    .insertInto('chapters')
    .values({
      class_id: classId,
      module_id: module.id,
      slug: chapter.slug,
      title: chapter.title,
      minutes: chapter.minutes,
      content_html: chapter.html,
      kind: 'assignment',
      completion: passes === undefined ? 'submit' : 'min_score',
      completion_least: passes ?? null,
      position: groupsOf ? 1002 : 1001,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('assignments')
    .values({
      chapter_id: id,
      takes: groupsOf ? ['text', 'link'] : ['text', 'files', 'link'],
      is_group: groupsOf !== undefined,
      due_at: dueAt,
      late: groupsOf ? 'accept' : 'deduct',
      rubric: JSON.stringify(rubric),
      is_open: true,
      updated_at: after(now, -35),
    })
    .execute()
  return id
}

async function seedWork(
  tx: Tx,
  { one, chapterId, dueAt, by, now }: Seeding,
  work: DemoWork,
  writer: { id: number; membership_id: number },
): Promise<void> {
  const at = new Date(Math.min(dueAt.getTime() + work.hours * hour, now.getTime() - hour))
  const isDraft = work.state === 'draft'
  const possible = possibleOf(one.rubric, 100)
  const lateness = isDraft ? 0 : latenessOf(dueAt, at)
  const late_percent =
    one.groupsOf === undefined
      ? latePercentOf({ late: 'deduct', latePercent: 10, lateMost: 50 }, lateness)
      : 0
  const chosen = one.rubric.map(({ id, levels }, index) => [id, levels[work.levels?.[index] ?? 0]] as const)
  const given = !work.levels
    ? null
    : one.rubric.length === 0
      ? (work.levels[0] ?? 0)
      : chosen.reduce((sum, [, level]) => sum + (level?.points ?? 0), 0)
  const points = given === null ? null : pointsAfter(given, late_percent)
  const percent = points === null ? null : percentOf(points, possible)
  const isPassed = percent === null || one.passes === undefined ? null : percent >= one.passes
  const isGraded = work.state === 'graded'
  const { id } = await tx.db
    .insertInto('hand_ins')
    .values({
      chapter_id: chapterId,
      enrolment_id: writer.id,
      group_number: one.groupsOf ? work.place + 1 : null,
      number: 1,
      state: work.state,
      text: work.text,
      link: work.link ?? '',
      rev: 4,
      begun_at: new Date(at.getTime() - 5 * hour),
      saved_at: at,
      appeal: work.appeal ? (work.appeal.length % 2 === 1 ? 'open' : 'answered') : null,
      ...(isDraft
        ? {}
        : {
            submitted_at: at,
            due_at: dueAt,
            lateness,
            late_percent,
            receipt: newCode(10),
            possible,
            points,
            percent,
            is_passed: isPassed,
            events: given === null ? 0 : isGraded ? 2 : 1,
          }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const markedAt = new Date(Math.min(at.getTime() + 20 * hour, now.getTime() - hour / 2))
  if (given !== null) {
    const event = {
      hand_in_id: id,
      points: given,
      levels: JSON.stringify(Object.fromEntries(chosen.map(([name, level]) => [name, level?.id]))),
      comment: work.comment ?? '',
      rubric: JSON.stringify(one.rubric),
      by_id: by,
      at: markedAt,
    }
    const kind = work.state === 'returned' ? ('return' as const) : ('mark' as const)
    await tx.db
      .insertInto('hand_in_events')
      .values([
        { ...event, number: 1, kind },
        ...(isGraded ? [{ ...event, number: 2, kind: 'release' as const }] : []),
      ])
      .execute()
  }
  for (const [index, text] of (work.appeal ?? []).entries())
    await tx.db
      .insertInto('appeal_posts')
      .values({
        hand_in_id: id,
        number: index + 1,
        by_id: index % 2 === 0 ? writer.membership_id : by,
        is_marker: index % 2 === 1,
        text,
        at: new Date(Math.min(markedAt.getTime() + (index + 1) * 2 * hour, now.getTime() - 60_000)),
      })
      .execute()
  const isDone = !isDraft && (one.passes === undefined || (isGraded && isPassed === true))
  if (isDone && one.groupsOf === undefined)
    await tx.db
      .insertInto('chapter_progress')
      .values({ enrolment_id: writer.id, chapter_id: chapterId, opened_at: at, done_at: at })
      .execute()
}
