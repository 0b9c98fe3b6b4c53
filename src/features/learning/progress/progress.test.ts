import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildChapter, buildClass, buildClassroom, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment, buildPupil } from '../enrolments/enrolments.things.ts'
import type { ClassTable, ProgressPage } from './progress.contract.ts'

let app: App
let school: BuiltTenant
let teacher: BuiltMember
let other: BuiltMember
let classId: number
let runId: number
const day = 86_400_000
const ago = (days: number) => new Date(app.clock.now().getTime() - days * day)

beforeAll(async () => {
  app = await startApp()
  school = await buildTenant(app, { slug: 'tegal' })
  teacher = await buildMember(app, school, { kind: 3 })
  other = await buildMember(app, school, { kind: 3 })
  await school.write(async tx => {
    classId = (await buildClass(tx, { name: 'Jaringan' })).id
    const run = await buildClassroom(tx, classId, { name: 'Angkatan 1', start_at: '2026-10-01T02:00:00Z' })
    const later = await buildClassroom(tx, classId, { name: 'Angkatan 2' })
    runId = run.id
    const of = { classId, moduleId: (await buildModule(tx, classId, { position: 1 })).id }
    const chapters = []
    for (const title of ['Kabel', 'Alamat']) chapters.push(await buildChapter(tx, of, { title }))
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: classId, membership_id: teacher.membershipId })
      .execute()
    const people = [
      { name: 'Ayu', done: 2, seen: 3, run: run.id },
      { name: 'Budi', done: 1, seen: 15, run: run.id },
      { name: '=Citra', done: 0, seen: 0, run: later.id },
    ]
    for (const { name, done, seen, run } of people) {
      const pupil = await buildPupil(tx, name)
      const row = { class_id: classId, membership_id: pupil.id, classroom_id: run, joined_at: ago(30) }
      const id = await buildEnrolment(tx, row)
      for (const chapter of chapters.slice(0, done))
        await tx.db
          .insertInto('chapter_progress')
          .values({ enrolment_id: id, chapter_id: chapter.id, opened_at: ago(seen), done_at: ago(seen) })
          .execute()
    }
  })
}, 60_000)

afterAll(() => app?.close())

const ask = (path: string, who = teacher, accept = 'application/json') =>
  app.request({ host: school.host, path, headers: { accept, ...who.cookie } })

async function page(query = ''): Promise<ProgressPage> {
  const answer = await ask(`/Mengajar/Kelas/${classId}${query}`, teacher, 'application/vnd.sanggar.page+json')
  expect(answer.status, answer.body.slice(0, 200)).toBe(200)
  return answer.json().data
}

describe('a class as its teacher sees it', () => {
  it('has everybody beside every chapter by columns, and the same as a file', async () => {
    const { chapters, people }: ClassTable = (await ask(`/v1/classes/${classId}/progress`)).json().data
    expect([chapters.title, chapters.done]).toEqual([
      ['Kabel', 'Alamat'],
      [2, 1],
    ])
    expect(people.name).toEqual(['=Citra', 'Ayu', 'Budi'])
    expect(people.cells).toEqual(['00', '22', '20'])
    expect(people.percent).toEqual([0, 100, 50])
    expect(people.isQuiet).toEqual([false, false, true])
    const file = await ask(`/v1/classes/${classId}/progress/file?run=${runId}`)
    expect(file.headers['content-disposition']).toContain('kemajuan-jaringan-tegal-2026-11-21.csv')
    expect(file.body).toContain('1. Kabel;2. Alamat')
    expect(file.body).toContain('Budi;Angkatan 1;50;1;2;6 Nov 2026 pukul 10.00 WIB;Alamat;selesai;')
    expect(file.body).not.toContain('Citra')
    expect((await ask(`/v1/classes/${classId}/progress/file`)).body).toContain("'=Citra")
  })

  it('puts who has been silent longest first, and says where they stopped', async () => {
    const { rows, chapters, quiet, people } = await page()
    expect([people, quiet, rows.map(({ name }) => name)]).toEqual([3, 1, ['Budi', 'Ayu', '=Citra']])
    expect(rows[0]).toMatchObject({
      isQuiet: true,
      next: 'Alamat',
      seenText: 'terakhir belajar 15 hari lalu',
      cells: '20',
    })
    expect(chapters.map(({ title, isStop }) => [title, isStop])).toEqual([
      ['Kabel', false],
      ['Alamat', true],
    ])
    expect((await page('?show=quiet')).rows.map(({ name }) => name)).toEqual(['Budi'])
    expect((await page('?search=ay')).rows.map(({ name }) => name)).toEqual(['Ayu'])
    expect((await page(`?run=${runId}&sort=name`)).rows.map(({ name }) => name)).toEqual(['Ayu', 'Budi'])
  })

  it('counts a run by its own people', async () => {
    const { people, percent, chapters } = await page(`?run=${runId}`)
    expect([people, percent, chapters.map(one => one.percent)]).toEqual([2, 75, [100, 50]])
  })

  it('calls nobody silent whose run has not begun', async () => {
    expect((await page('?search=citra')).rows[0]).toMatchObject({
      isQuiet: false,
      seenText: 'belum pernah belajar',
    })
  })

  it('is nobody else’s: not of another teacher, of a student, or of another tenant', async () => {
    const student = await buildMember(app, school)
    for (const who of [other, student]) {
      for (const path of [`/v1/classes/${classId}/progress`, `/v1/classes/${classId}/progress/file`])
        expect((await ask(path, who)).status, path).toBe(404)
      expect((await ask(`/Mengajar/Kelas/${classId}`, who, 'text/html')).status).toBe(404)
    }
    const away = await buildTenant(app, { slug: 'brebes' })
    const stranger = await buildMember(app, away, { kind: 1 })
    const answer = await app.request({
      host: away.host,
      path: `/v1/classes/${classId}/progress`,
      headers: { accept: 'application/json', ...stranger.bearer },
    })
    expect(answer.status).toBe(404)
  })

  it('refuses a filter it does not know', async () => {
    expect((await ask(`/Mengajar/Kelas/${classId}?show=x`, teacher, 'text/html')).status).toBeLessThan(500)
    expect((await ask(`/v1/classes/${classId}/progress?run=x`)).status).toBe(422)
  })
})
