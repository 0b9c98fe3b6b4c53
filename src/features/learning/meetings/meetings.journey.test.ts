import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildLiveChapter } from './meetings.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let student: BuiltMember
let teacher: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' })
  teacher = await buildMember(app, tenant, { kind: 3, name: 'Bambang Wijaya' })
  await tenant.write(async tx => {
    const course = await buildClass(tx, { slug: 'jaringan', name: 'Dasar Jaringan' })
    const run = await buildClassroom(tx, course.id, { name: 'Batch 2' })
    await buildLiveChapter(tx, course.id, { title: 'Membaca denah' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: course.id, membership_id: teacher.membershipId })
      .execute()
    await buildEnrolment(tx, {
      class_id: course.id,
      classroom_id: run.id,
      membership_id: student.membershipId,
    })
  })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const site = () => app.origin(tenant.host)

async function arrive(who: BuiltMember, width: number) {
  const visited = await visit(browser, { viewport: { width, height: 844 } })
  await visited.context.addCookies([
    { name: 'sid', value: who.token, url: site() },
    { name: 'masuk', value: '1', url: site() },
  ])
  return visited
}

/** nothing is wider than the screen, and nothing keeps anybody out */
async function fits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  expect(await accessViolations(page)).toEqual([])
}

it('a teacher plans a meeting and shows digits; a student types them on a phone, and the chapter is done', async () => {
  const desk = await arrive(teacher, 1440)
  await desk.page.goto(`${site()}/Kelola/Pertemuan`)
  await desk.page.getByRole('button', { name: 'Pertemuan baru' }).click()
  await desk.page.getByLabel('Judul').fill('Temu denah')
  await desk.page.getByLabel('Mulai').fill('2026-11-21T10:05')
  await desk.page.getByLabel('Alamat pertemuan').fill('https://meet.example/denah')
  await desk.page.getByLabel('Bab pertemuan').selectOption({ label: 'Membaca denah' })
  await desk.page.getByRole('button', { name: 'Simpan' }).click()
  await desk.page.getByRole('heading', { name: 'Temu denah', level: 1 }).waitFor()
  await desk.page.getByRole('button', { name: 'Buka presensi' }).click()
  const digits = (await desk.page.locator('.mtg-digits').textContent()) ?? ''
  expect(digits).toMatch(/^\d{4}$/)
  await fits(desk.page, 1440)

  const phone = await arrive(student, 360)
  await phone.page.goto(`${site()}/Belajar`)
  await phone.page.getByRole('link', { name: 'Temu denah' }).click()
  await phone.page.getByLabel('Angka presensi').fill(digits === '0000' ? '1111' : '0000')
  await phone.page.getByRole('button', { name: 'Saya hadir' }).click()
  await phone.page.getByText('Angka itu tidak cocok').waitFor()
  await fits(phone.page, 360)
  await phone.page.getByLabel('Angka presensi').fill(digits)
  await phone.page.getByRole('button', { name: 'Saya hadir' }).click()
  await phone.page.getByText('Kehadiran Anda tercatat.').waitFor()
  await phone.page.goto(`${site()}/Belajar/jaringan`)
  await phone.page.getByText('1 dari 1 bab selesai').first().waitFor()
  await fits(phone.page, 360)
  await phone.page.goto(`${site()}/Belajar/jaringan/Pertemuan`)
  await phone.page.getByText('Kalender pribadi').waitFor()
  await fits(phone.page, 360)

  await desk.page.reload()
  await desk.page.getByText('1 dari 1 peserta hadir.').first().waitFor()
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await desk.context.close()
  await phone.context.close()
})
