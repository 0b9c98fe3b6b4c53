import { hasSeat, type State } from '../../src/features/learning/enrolments/enrolments.rules.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { emailOf } from './demo-logins.ts'
import type { DemoClassPeople, DemoPupil } from './enrolments.types.ts'

/** People of classes with their seats, their history and what they have read; after classes and members are there. */
export async function seedEnrolments(tx: Tx, demo: DemoTenant, now: Date): Promise<void> {
  const { enrolments } = demo
  if (!enrolments) return
  for (const [slug, mailboxes] of Object.entries(enrolments.staff)) {
    const class_id = await classIdOf(tx, slug)
    for (const mailbox of mailboxes) {
      const membership_id = await memberOf(tx, emailOf(mailbox))
      if (membership_id === undefined) continue
      await tx.db.insertInto('class_staff').values({ class_id, membership_id, added_at: now }).execute()
    }
  }
  for (const one of enrolments.classes) await seedClass(tx, one, now)
}

async function classIdOf(tx: Tx, slug: string): Promise<number> {
  const row = await tx.db.selectFrom('classes').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!row) throw new Error(`The demo knows no class ${slug}`)
  return row.id
}

async function memberOf(tx: Tx, email: string): Promise<number | undefined> {
  const row = await tx.db.selectFrom('memberships').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

async function seedClass(tx: Tx, { class: slug, run, people }: DemoClassPeople, now: Date): Promise<void> {
  const classId = await classIdOf(tx, slug)
  const room = run
    ? await tx.db.selectFrom('classrooms').select('id').where('code', '=', run).executeTakeFirstOrThrow()
    : undefined
  const chapters = await tx.db
    .selectFrom('chapters as h')
    .innerJoin('modules as m', 'm.id', 'h.module_id')
    .select('h.id')
    .where('h.class_id', '=', classId)
    .orderBy('m.position')
    .orderBy('h.position')
    .execute()
  for (const pupil of people) {
    const membershipId = await pupilOf(tx, pupil, now)
    // a demo without accounts has nobody behind a mailbox
    if (membershipId === undefined) continue
    const at = after(now, -pupil.daysAgo)
    const { id } = await tx.db
      .insertInto('enrolments')
      .values({
        class_id: classId,
        classroom_id: room?.id ?? null,
        membership_id: membershipId,
        state: pupil.state,
        origin: pupil.state === 'invited' ? 'staff' : 'self',
        state_since: at,
        created_at: after(at, -3),
        joined_at: hasJoined(pupil.state) ? at : null,
        finished_at: pupil.state === 'completed' ? at : null,
        version: pupil.state === 'active' ? 1 : 2,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeHistory(tx, { id, runId: room?.id ?? null, pupil, at })
    const read = chapters.slice(0, pupil.done ?? 0)
    for (const [index, chapter] of read.entries()) {
      const done_at = after(now, index - read.length)
      await tx.db
        .insertInto('chapter_progress')
        .values({ enrolment_id: id, chapter_id: chapter.id, opened_at: done_at, done_at })
        .execute()
    }
  }
  const taken = people.filter(({ state }) => hasSeat(state)).length
  if (room) await tx.db.insertInto('classroom_seats').values({ classroom_id: room.id, taken }).execute()
}

const hasJoined = (state: State) => ['active', 'completed', 'suspended'].includes(state)

interface History {
  id: number
  runId: number | null
  pupil: DemoPupil
  at: Date
}

async function writeHistory(tx: Tx, { id, runId, pupil: { state, why = '' }, at }: History): Promise<void> {
  const step = { enrolment_id: id, classroom_id: runId }
  if (state === 'active') {
    await tx.db
      .insertInto('enrolment_events')
      .values({ ...step, number: 1, to_state: state, at })
      .execute()
    return
  }
  const before: State = hasJoined(state) || state === 'cancelled' ? 'active' : 'requested'
  await tx.db
    .insertInto('enrolment_events')
    .values([
      { ...step, number: 1, to_state: before, at: after(at, -3) },
      { ...step, number: 2, from_state: before, to_state: state, why, at },
    ])
    .execute()
}

/** Somebody who takes part: of the demo's people, or a member who is only named. */
export async function pupilOf(
  tx: Tx,
  { who, daysAgo }: Pick<DemoPupil, 'who' | 'daysAgo'>,
  now: Date,
): Promise<number | undefined> {
  if ('mailbox' in who) return memberOf(tx, emailOf(who.mailbox))
  const email = `${slugOf(who.name).replaceAll('-', '.')}@contoh.id`
  const known = await memberOf(tx, email)
  if (known !== undefined) return known
  const school = await tx.db
    .selectFrom('schools')
    .select(['id', 'province_code'])
    .where('npsn', '=', who.npsn)
    .executeTakeFirst()
  const joined = after(now, -daysAgo - 10)
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      kind: 4,
      name: who.name,
      email,
      school_id: school?.id ?? null,
      province_code: school?.province_code ?? null,
      joined_at: joined,
      created_at: joined,
      last_seen_at: after(now, -(daysAgo % 5)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
