import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { buildMissed } from './review-cards.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let student: BuiltMember
let teacher: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  student = await buildMember(app, tenant, { name: 'Sari Dewi' })
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Bambang Suryanto' })
  await tenant.write(async tx => {
    const { id: classId } = await buildClass(tx, { name: 'Dasar Jaringan', type: 'self_paced' })
    const { id: moduleId } = await buildModule(tx, classId, { position: 1 })
    for (const title of ['Kabel', 'Alamat']) await buildChapter(tx, { classId, moduleId }, { title })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: classId, membership_id: teacher.membershipId })
      .execute()
    const enrolmentId = await buildEnrolment(tx, { class_id: classId, membership_id: student.membershipId })
    const questionId = await buildQuestion(tx)
    await buildMissed(tx, { classId, enrolmentId, questionId })
  })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/** nothing is wider than the phone, and nothing keeps anybody out */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  expect(await accessViolations(page)).toEqual([])
}

const asMember = async ({ token }: BuiltMember) => {
  const visited = await visit(browser, { viewport: { width: 360, height: 800 } })
  await visited.context.addCookies([{ name: 'sid', value: token, url: app.origin(tenant.host) }])
  return visited
}

it('on a phone a student comes from the first screen to what was wrong, and is told what is right', async () => {
  const { page, complaints } = await asMember(student)
  await page.goto(`${app.origin(tenant.host)}/Belajar`)
  await takenOver(page)
  await page.getByRole('heading', { name: 'Lanjutkan' }).waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Kartu hari ini' }).click()
  await page.getByText('Perangkat yang menghubungkan dua jaringan?').waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Lihat pembahasan dulu' }).click()
  await page.getByText('Router bekerja di lapisan jaringan.').waitFor()
  await page.getByLabel('Router', { exact: true }).check()
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByText('Jawaban benar: Router').waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('heading', { name: 'Tidak ada kartu hari ini' }).waitFor()
  expect(complaints).toEqual([])
})

it('on a phone a teacher comes from the first screen to everybody beside every chapter', async () => {
  const { page, complaints } = await asMember(teacher)
  await page.goto(`${app.origin(tenant.host)}/Mengajar`)
  await takenOver(page)
  await page.getByRole('heading', { level: 1, name: 'Halo, Bambang Suryanto' }).waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Dasar Jaringan', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dasar Jaringan' }).waitFor()
  await page.getByRole('rowheader', { name: 'Sari Dewi' }).waitFor()
  await fits(page)
  expect(complaints).toEqual([])
})
