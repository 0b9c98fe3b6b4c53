import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { longAgo, nextNumber } from '../../../../test/rows.ts'
import { readTable } from '../../../platform/spreadsheet.ts'
import { buildAssignment } from '../assignments/assignments.things.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'
import { buildHandIn } from '../hand-ins/hand-ins.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { buildAttempt, buildQuiz } from '../quizzes/quizzes.things.ts'
import type { ClassGrades, GradebookPage, OwnGrades } from './gradebook.contract.ts'
import { type Cell, finalOf } from './gradebook.rules.ts'

let app: App
let school: BuiltTenant
let teacher: BuiltMember
let ayu: BuiltMember

beforeAll(async () => {
  app = await startApp()
  school = await buildTenant(app, { slug: 'tegal' })
  teacher = await buildMember(app, school, { kind: 3, name: 'Bu Ratna' })
  ayu = await buildMember(app, school, { kind: 4, name: 'Ayu' })
}, 60_000)
afterAll(() => app?.close())

const call = (who: BuiltMember, method: string, path: string, body?: object) =>
  app.request({
    host: school.host,
    path,
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...who.cookie },
  })

async function read<Data>(who: BuiltMember, path: string): Promise<Data> {
  const answer = await app.request({
    host: school.host,
    path,
    headers: { accept: 'application/vnd.sanggar.page+json', ...who.cookie },
  })
  expect(answer.status, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}

interface Built {
  classId: number
  slug: string
  runId: number
  quizId: number
  taskId: number
  /** of Ayu, Budi, Citra */
  ids: [number, number, number]
}

const graded = { state: 'graded', submitted_at: longAgo, ended_by: 'learner' } as const

/** Ayu: quiz 80, assignment 60. Budi: quiz waits, assignment 90. Citra, in a run: nothing. */
async function built(review?: object): Promise<Built> {
  return school.write(async tx => {
    const { id: classId, slug } = await buildClass(tx, {
      name: 'Jaringan',
      slug: `jaringan-${nextNumber()}`,
      type: 'self_paced',
    })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: classId, membership_id: teacher.membershipId })
      .execute()
    const { id: runId } = await buildClassroom(tx, classId, { name: 'Angkatan 1' })
    const questionId = await buildQuestion(tx)
    const row = review ? { review: JSON.stringify(review) } : {}
    const { id: quizId } = await buildQuiz(tx, { classId, questions: [questionId], row })
    const { id: taskId } = await buildAssignment(tx, { classId })
    const of = { class_id: classId }
    const ids: Built['ids'] = [
      await buildEnrolment(tx, { ...of, membership_id: ayu.membershipId }),
      await buildEnrolment(tx, { ...of, membership_id: (await buildPupil(tx, 'Budi')).id }),
      await buildEnrolment(tx, {
        ...of,
        membership_id: (await buildPupil(tx, '=Citra')).id,
        classroom_id: runId,
      }),
    ]
    const quiz = { chapter_id: quizId, questionId, ...graded }
    const attempt_id = await buildAttempt(tx, { ...quiz, enrolment_id: ids[0], points: 0.8 })
    await tx.db
      .insertInto('grades')
      .values({
        enrolment_id: ids[0],
        chapter_id: quizId,
        attempt_id,
        percent: 80,
        is_passed: true,
        at: longAgo,
      })
      .execute()
    await buildAttempt(tx, { ...quiz, enrolment_id: ids[1], state: 'needs_grading' })
    const marked = { chapter_id: taskId, state: 'graded', possible: 100, submitted_at: longAgo } as const
    await buildHandIn(tx, { ...marked, enrolment_id: ids[0], points: 60, percent: 60 })
    await buildHandIn(tx, { ...marked, enrolment_id: ids[1], points: 90, percent: 90 })
    return { classId, slug, runId, quizId, taskId, ids }
  })
}

const usual = { missing: 'zero', passingPercent: 70, attendanceWeight: 0, weights: [], rev: 0 }

async function table(classId: number, query = ''): Promise<ClassGrades> {
  const answer = await call(teacher, 'GET', `/v1/classes/${classId}/gradebook${query}`)
  expect(answer.status, answer.body.slice(0, 300)).toBe(200)
  return answer.json().data
}

describe('a final grade', () => {
  const mark = (percent: number): Cell => ({ is: 'mark', percent })

  it('is the mean by weight; what is missing counts as the class says, what waits or was excused not at all', () => {
    const cells: Cell[] = [mark(80), { is: 'none' }, { is: 'waiting' }, { is: 'excused' }]
    expect(finalOf(cells, [1, 1, 5, 5], { missing: 'zero' })).toBe(40)
    expect(finalOf(cells, [1, 1, 5, 5], { missing: 'skip' })).toBe(80)
    expect(finalOf([mark(70), mark(71), mark(71)], [1, 1, 1], { missing: 'zero' })).toBe(70.67)
    expect(finalOf([mark(90), mark(50)], [3, 1], { missing: 'zero' })).toBe(80)
    expect(finalOf([mark(90)], [0], { missing: 'zero' })).toBeNull()
  })
})

describe('the gradebook of a class', () => {
  it('has everybody beside every quiz and assignment, with what waits for a mark told from what is missing', async () => {
    const { classId, runId } = await built()
    const { things, people, cells } = await table(classId)
    expect([things.kind, things.weight]).toEqual([
      ['quiz', 'assignment'],
      [1, 1],
    ])
    expect(people.name).toEqual(['=Citra', 'Ayu', 'Budi'])
    expect(cells).toEqual([
      [-1, 80, -2],
      [-1, 60, 90],
    ])
    expect(people.final).toEqual([0, 70, 90])
    expect((await table(classId, `?run=${runId}`)).people.name).toEqual(['=Citra'])
  })

  it('counts by the weights that its teacher sets, and lets nobody overwrite a rule they have not seen', async () => {
    const { classId, quizId, taskId } = await built()
    const path = `/v1/classes/${classId}/gradebook/rule`
    const weights = [
      { chapterId: quizId, weight: 3 },
      { chapterId: taskId, weight: 1 },
    ]
    const kept = await call(teacher, 'PUT', path, { ...usual, missing: 'skip', weights })
    expect([kept.status, kept.json().data]).toEqual([200, { rev: 1 }])
    expect((await table(classId)).people.final).toEqual([null, 75, 90])
    expect((await call(teacher, 'PUT', path, { ...usual, weights })).status).toBe(409)
    const foreign = { ...usual, rev: 1, weights: [{ chapterId: 999_999, weight: 1 }] }
    expect((await call(teacher, 'PUT', path, foreign)).json().errors[0].field).toBe('weights.0.chapterId')
    for (const weight of [-1, 1001, 0.001, 'x'])
      expect(
        (await call(teacher, 'PUT', path, { ...usual, rev: 1, weights: [{ chapterId: quizId, weight }] }))
          .status,
      ).toBe(422)
  })

  it('takes a mark by hand over the one of the quiz, with why, until it is withdrawn; a stale table is told', async () => {
    const { classId, quizId, ids, slug } = await built()
    const path = `/v1/classes/${classId}/gradebook/cell`
    const of = { enrolmentId: ids[0], chapterId: quizId }
    const given = { ...of, act: 'override', percent: 90, comment: 'Ujian lisan', expectedEvent: 0 }
    const set = await call(teacher, 'PUT', path, given)
    expect([set.status, set.json().data]).toEqual([200, { event: 1, code: 90, final: 75 }])
    const stale = await call(teacher, 'PUT', path, given)
    expect([stale.status, stale.json().data]).toEqual([409, { event: 1, percent: 90 }])
    const own: OwnGrades = await read(ayu, `/Belajar/${slug}/Nilai`)
    expect(own.things[0]).toMatchObject({ percent: 90, reason: 'Ditetapkan Bu Ratna: Ujian lisan' })
    const { rows }: GradebookPage = await read(teacher, `/Mengajar/Kelas/${classId}/Nilai?search=ayu`)
    expect(rows[0]?.set).toEqual([{ at: 0, event: 1, comment: 'Bu Ratna: Ujian lisan' }])
    const excused = { ...of, act: 'excuse', comment: 'Sakit', expectedEvent: 1 }
    expect((await call(teacher, 'PUT', path, excused)).json().data).toEqual({ event: 2, code: -3, final: 60 })
    const back = { ...of, act: 'withdraw', expectedEvent: 2 }
    expect((await call(teacher, 'PUT', path, back)).json().data).toEqual({ event: 3, code: 80, final: 70 })
    const without = { ...of, act: 'override', percent: 90, expectedEvent: 3 }
    expect((await call(teacher, 'PUT', path, without)).json().errors[0].field).toBe('comment')
    const empty = { ...of, act: 'override', comment: 'Ujian', expectedEvent: 3 }
    expect((await call(teacher, 'PUT', path, empty)).json().errors[0].field).toBe('percent')
  })

  it('releases final grades: those who wait for a mark are passed over, and nobody is told the same twice', async () => {
    const { classId, slug } = await built()
    const before: OwnGrades = await read(ayu, `/Belajar/${slug}/Nilai`)
    expect(before.final).toBeNull()
    const path = `/v1/classes/${classId}/gradebook/release`
    expect((await call(teacher, 'POST', path, {})).json().data).toEqual({
      released: 2,
      unchanged: 0,
      waiting: 1,
    })
    const after: OwnGrades = await read(ayu, `/Belajar/${slug}/Nilai`)
    expect(after.final).toMatchObject({ percentText: '70', isPassed: true })
    const told = (await call(ayu, 'GET', '/v1/notifications')).body
    expect(told).toContain('Nilai akhir Jaringan sudah keluar')
    // each by a letter of their own, with the way to end such letters
    const sent = await newestMail(app, ayu.email)
    expect(sent).toMatchObject({ reason: 'grade.released', subject: 'Nilai akhir Jaringan sudah keluar' })
    for (const words of ['Halo Ayu,', '/Berhenti']) expect(sent?.text).toContain(words)
    expect((await call(teacher, 'POST', path, {})).json().data).toEqual({
      released: 0,
      unchanged: 2,
      waiting: 1,
    })
  })

  it('says final grades in letters by the scale of the class, as it was when they were released', async () => {
    const { classId, slug } = await built()
    const path = `/v1/classes/${classId}/gradebook`
    const letters = [
      { letter: 'A', least: 85 },
      { letter: 'B', least: 65 },
      { letter: 'C', least: 0 },
    ]
    const set = (given: object[], rev: number) =>
      call(teacher, 'PUT', `${path}/rule`, { ...usual, letters: given, rev })
    for (const wrong of [
      [...letters].reverse(),
      letters.slice(0, 2),
      [...letters, { letter: 'A', least: 0 }],
    ])
      expect((await set(wrong, 0)).status).toBe(422)
    expect((await set(letters, 0)).status).toBe(200)
    await call(teacher, 'POST', `${path}/release`, {})
    const own = async () => (await read<OwnGrades>(ayu, `/Belajar/${slug}/Nilai`)).final
    expect(await own()).toMatchObject({ percentText: '70', letter: 'B' })
    expect((await call(teacher, 'GET', `${path}/file?format=csv`)).body).toMatch(/Huruf.*\n.*"?B"?/s)
    // another scale is for what is released from then on
    await set([{ letter: 'Baik', least: 0 }], 1)
    expect(await own()).toMatchObject({ letter: 'B' })
  })

  it('counts attendance where the class gives it a weight: of the meetings that are over, without those excused', async () => {
    const { classId, ids, slug } = await built()
    await school.write(async tx => {
      const meeting = { class_id: classId, minutes: 60, time_zone: 'Asia/Jakarta', provider: 'Zoom' }
      for (const [at, state] of (['present', 'late', 'absent', 'excused'] as const).entries()) {
        const { id } = await tx.db
          .insertInto('webinars')
          .values({ ...meeting, title: `Pertemuan ${at}`, start_at: longAgo })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx.db
          .insertInto('attendance')
          .values({ meeting_id: id, membership_id: ayu.membershipId, state, way: 'staff', at: longAgo })
          .execute()
      }
    })
    const { things, cells, people } = await table(classId)
    expect([things.kind.at(-1), things.weight.at(-1), cells.at(-1)]).toEqual(['attendance', 0, [0, 66, 0]])
    expect(people.final[1]).toBe(70)
    const rule = { ...usual, attendanceWeight: 2 }
    await call(teacher, 'PUT', `/v1/classes/${classId}/gradebook/rule`, rule)
    expect((await table(classId)).people.final[1]).toBe(68)
    const own: OwnGrades = await read(ayu, `/Belajar/${slug}/Nilai`)
    expect(own.things.at(-1)).toMatchObject({ title: 'Kehadiran', percent: 66, weightText: 'bobot 2' })
    expect(ids).toHaveLength(3)
  })

  it('shows a student no more of a quiz than the quiz itself does', async () => {
    const { slug } = await built({ during: [], after: ['answers'], closed: ['points'] })
    const own: OwnGrades = await read(ayu, `/Belajar/${slug}/Nilai`)
    expect(own.things[0]).toMatchObject({ percent: null, words: 'belum ditampilkan' })
    expect((await call(ayu, 'GET', `/v1/class/grades?slug=${slug}`)).json().data).toMatchObject({
      things: [{ percent: null }, { percent: 60 }],
    })
  })

  it('goes out as CSV and as a workbook, where a name that begins like a formula is none', async () => {
    const { classId } = await built()
    const csv = await call(teacher, 'GET', `/v1/classes/${classId}/gradebook/file`)
    expect(csv.headers['content-disposition']).toContain('nilai-jaringan-tegal-2026-11-21.csv')
    expect(csv.body).toContain("'=Citra;Angkatan 1;")
    expect(csv.body).toContain('Ayu;;80;60;70;Lulus;')
    const xlsx = await app.request({
      host: school.host,
      path: `/v1/classes/${classId}/gradebook/file?format=xlsx`,
      headers: teacher.cookie,
    })
    const { columns, rows } = readTable(xlsx.bytes, { mostRows: 10, none: '' })
    expect([columns[0], rows.map(({ cells }) => cells.slice(0, 5))]).toEqual([
      'Nama',
      [
        ['=Citra', 'Angkatan 1', '', '', '0'],
        ['Ayu', '', '80', '60', '70'],
        ['Budi', '', 'menunggu dinilai', '90', '90'],
      ],
    ])
    expect(Object.keys(unzipSync(xlsx.bytes))).toContain('xl/worksheets/sheet1.xml')
  })

  it('is nobody else’s: neither another teacher’s nor a student’s', async () => {
    const { classId, ids, quizId } = await built()
    const other = await buildMember(app, school, { kind: 3 })
    const cell = { enrolmentId: ids[0], chapterId: quizId, act: 'withdraw', expectedEvent: 0 }
    for (const who of [other, ayu]) {
      const isTeacher = who === other
      expect((await call(who, 'GET', `/v1/classes/${classId}/gradebook`)).status).toBe(404)
      expect((await call(who, 'PUT', `/v1/classes/${classId}/gradebook/cell`, cell)).status).toBe(
        isTeacher ? 404 : 403,
      )
    }
    expect((await call(other, 'GET', '/v1/class/grades?slug=tidak-ada')).status).toBe(404)
  })
})
