import pg from 'pg'
import { openSession } from '../src/features/identity/sessions/sessions.ts'
import {
  buildChapter,
  buildClass,
  buildModule,
  publishOutline,
} from '../src/features/learning/classes/classes.things.ts'
import { buildQuestion } from '../src/features/learning/questions/questions.things.ts'
import { usualReview } from '../src/features/learning/quizzes/quizzes.rules.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { randomToken } from '../src/platform/secrets/tokens.ts'

/** A class of a thousand people with a hundred quizzes, and one with an exam that five hundred sit. */
export interface LearningWorld {
  graded: { id: number; enrolmentId: number; chapterId: number }
  exam: { slug: string; chapter: string; lesson: string }
  teacher: string
  /** cookies of those who sit the exam */
  students: string[]
}

const people = 1000
const quizzes = 100
export const examinees = 500
export const examQuestions = 30

export async function fillLearning(database: Database, url: string, tenant: number): Promise<LearningWorld> {
  const accounts = await database.withAccounts(tx =>
    tx.db
      .insertInto('accounts.accounts')
      .values(
        Array.from({ length: examinees + 1 }, (_, at) => ({
          name: `Peserta ${at}`,
          email: `ujian${at}@contoh.id`,
          email_verified_at: new Date(),
          birth_date: '1995-04-21',
        })),
      )
      .returning(['id', 'name', 'email'])
      .execute(),
  )
  const signIns = accounts.map(({ id }) => ({ uid: randomToken(), account_id: id }))
  await database.withAccounts(tx =>
    tx.db
      .insertInto('accounts.sign_ins')
      .values(signIns.map(one => ({ ...one, created_at: new Date(), last_seen_at: new Date() })))
      .execute(),
  )
  const made = await database.withTenant(tenant, async tx => {
    const cookies: string[] = []
    const members: number[] = []
    for (const [at, account] of accounts.entries()) {
      const { id } = await tx.db
        .insertInto('memberships')
        .values({
          account_id: account.id,
          kind: at === 0 ? 3 : 4,
          name: account.name,
          email: account.email ?? '',
          status: 'active',
          birth_date: '1995-04-21',
          joined_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const session = {
        membershipId: id,
        accountId: account.id,
        kind: at === 0 ? 3 : 4,
        signIn: signIns[at]?.uid ?? '',
        isStrong: true,
        userAgent: 'bench',
        ip: '127.0.0.1',
      } as const
      cookies.push(`sid=${(await openSession(tx, session, new Date())).token}`)
      members.push(id)
    }
    const [teacherId = 0, ...students] = members
    const [teacher = '', ...rest] = cookies
    return { teacher, students: rest, ...(await buildClasses(tx, teacherId, students)) }
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ enrolmentId: number; chapterId: number }>(gradesSql, [
    tenant,
    made.graded.id,
    people,
  ])
  await client.query('analyze')
  await client.end()
  const [first = { enrolmentId: 0, chapterId: 0 }] = rows
  return { ...made, graded: { ...made.graded, ...first } }
}

/** everybody has a mark in every quiz */
const gradesSql = `
  with p as (insert into memberships (tenant_id, kind, name, email, status, joined_at)
      select $1, 4, 'Siswa ' || n, 'siswa' || n || '@contoh.id', 'active', now() from generate_series(1, $3::int) n returning id),
    e as (insert into enrolments (tenant_id, class_id, membership_id, state, origin, state_since, joined_at)
      select $1, $2, p.id, 'active', 'self', now(), now() from p returning id),
    g as (insert into grades (tenant_id, enrolment_id, chapter_id, attempt_id, percent, is_passed, at)
      select $1, e.id, c.id, 1, (e.id * 31 + c.id * 17) % 101, true, now() from e cross join chapters c
      where c.tenant_id = $1 and c.class_id = $2 returning enrolment_id, chapter_id)
  select enrolment_id as "enrolmentId", chapter_id as "chapterId" from g limit 1`

async function buildClasses(tx: Tx, teacherId: number, students: readonly number[]) {
  const graded = await buildClass(tx, { name: 'Kelas seribu', type: 'self_paced' })
  const exam = await buildClass(tx, { name: 'Kelas ujian', type: 'self_paced' })
  for (const { id } of [graded, exam])
    await tx.db.insertInto('class_staff').values({ class_id: id, membership_id: teacherId }).execute()
  const questions: number[] = []
  for (let at = 0; at < examQuestions; at++) questions.push(await buildQuestion(tx))
  await buildQuizzes(tx, graded.id, quizzes, questions.slice(0, 1))
  const [chapter = ''] = await buildQuizzes(tx, exam.id, 1, questions)
  const module = await buildModule(tx, exam.id, {}, { isShown: false })
  const lesson = await buildChapter(
    tx,
    { classId: exam.id, moduleId: module.id },
    { content_html: Array.from({ length: 60 }, (_, at) => `<p>Alinea ${at} tentang jaringan.</p>`).join('') },
  )
  await tx.db
    .insertInto('enrolments')
    .values(
      students.map(membership_id => ({
        class_id: exam.id,
        membership_id,
        state: 'active' as const,
        origin: 'self' as const,
        state_since: new Date(),
        joined_at: new Date(),
      })),
    )
    .execute()
  const path = `/Courses/${exam.slug}/module/${module.slug}/chapter/${lesson.slug}`
  return { graded: { id: graded.id }, exam: { slug: exam.slug, chapter, lesson: path } }
}

async function buildQuizzes(tx: Tx, classId: number, count: number, questions: readonly number[]) {
  const module = await buildModule(tx, classId, {}, { isShown: false })
  const slugs: string[] = []
  for (let at = 0; at < count; at++) {
    const { id, slug } = await buildChapter(
      tx,
      { classId, moduleId: module.id },
      { kind: 'quiz' },
      { isShown: false },
    )
    slugs.push(slug)
    await tx.db
      .insertInto('quizzes')
      .values({ chapter_id: id, review: JSON.stringify(usualReview), is_open: true, updated_at: new Date() })
      .execute()
    await tx.db
      .insertInto('quiz_slots')
      .values(questions.map((question_id, index) => ({ chapter_id: id, position: index + 1, question_id })))
      .execute()
  }
  await publishOutline(tx, classId)
  return slugs
}
