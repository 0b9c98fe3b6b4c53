import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import type { DeskCard } from '../../../ui/office/desk-card.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { dayBefore, streakOf } from './streaks.rules.ts'

let app: App
let school: BuiltTenant
let quiet: BuiltTenant
let student: BuiltMember
let chapters: number[]
let enrolmentId: number

beforeAll(async () => {
  app = await startApp()
  school = await buildTenant(app, {
    slug: 'ambon',
    values: { streak: { isShown: true } },
    timeZone: 'Asia/Jayapura',
  })
  quiet = await buildTenant(app, { slug: 'brebes' })
  student = await buildMember(app, school)
  await school.write(async tx => {
    const { id: classId } = await buildClass(tx, { type: 'self_paced' })
    const of = { classId, moduleId: (await buildModule(tx, classId)).id }
    chapters = []
    for (let made = 0; made < 4; made++) chapters.push((await buildChapter(tx, of)).id)
    enrolmentId = await buildEnrolment(tx, { class_id: classId, membership_id: student.membershipId })
  })
})

afterAll(() => app?.close())

async function cardOf(who: BuiltMember, host: string): Promise<DeskCard | undefined> {
  const headers = { ...who.cookie, accept: 'application/vnd.sanggar.page+json' }
  const { desk } = (await app.request({ host, path: '/Belajar', headers })).json().data
  return desk.find((card: DeskCard) => card.id === 'beruntun')
}

const finish = (chapter: number, at: string) =>
  school.write(tx =>
    tx.db
      .insertInto('chapter_progress')
      .values({ enrolment_id: enrolmentId, chapter_id: chapters[chapter] ?? 0, opened_at: at, done_at: at })
      .execute(),
  )

it('counts days as the clock stands at the site, and today breaks nothing while it lasts', async () => {
  expect((await cardOf(student, school.host))?.empty?.title).toBe('Hari pertama menunggu')
  // 00.30 of the 20th in Jayapura, still the 19th in Jakarta
  await finish(0, '2026-11-19T15:30:00Z')
  await finish(1, '2026-11-19T03:00:00Z')
  // four days before, with two days of rest between
  await finish(2, '2026-11-16T03:00:00Z')
  expect((await cardOf(student, school.host))?.figures).toEqual([
    { label: 'Hari beruntun', value: 3 },
    { label: 'Hari belajar bulan ini', value: 3 },
  ])
  await finish(3, '2026-11-21T02:00:00Z')
  expect((await cardOf(student, school.host))?.figures?.[0]?.value).toBe(4)
})

it('is shown only where the site wants it, and refuses a setting that is none', async () => {
  expect(await cardOf(await buildMember(app, quiet), quiet.host)).toBeUndefined()
  const admin = await buildMember(app, quiet, { kind: 1 })
  const put = (value: unknown) =>
    app.request({
      host: quiet.host,
      method: 'PUT',
      path: '/brebes/cms/app/setting/streak',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...admin.bearer },
      body: JSON.stringify({ value }),
    })
  expect((await put({ isShown: 'ya' })).status).toBe(422)
  expect((await put({ isShown: true })).status).toBe(200)
  expect(await cardOf(await buildMember(app, quiet), quiet.host)).toBeDefined()
})

it('never counts more days than were learned, and a third day of rest in a month ends it', () => {
  expect(streakOf(new Set(['2026-11-20', '2026-11-17']), '2026-11-21')).toBe(2)
  expect(streakOf(new Set(['2026-11-20', '2026-11-16']), '2026-11-21')).toBe(1)
  // two in each month
  expect(streakOf(new Set(['2026-11-03', '2026-10-29']), '2026-11-03')).toBe(2)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), ago => {
      const back = (days: number): string => {
        let day = '2026-11-21'
        for (let left = days; left > 0; left--) day = dayBefore(day)
        return day
      }
      const days = new Set(ago.map(back))
      const count = streakOf(days, '2026-11-21')
      expect(count).toBeLessThanOrEqual(days.size)
      if (days.has('2026-11-21') || days.has('2026-11-20')) expect(count).toBeGreaterThan(0)
    }),
  )
})
