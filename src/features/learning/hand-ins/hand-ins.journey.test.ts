import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildAssignment } from '../assignments/assignments.things.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'

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
    const course = await buildClass(tx, { slug: 'jaringan', name: 'Dasar Jaringan', type: 'self_paced' })
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: course.id, membership_id: teacher.membershipId })
      .execute()
    const rubric = [
      ['isi', 'Isi', 6, 3],
      ['rapi', 'Kerapian', 4, 1],
    ].map(([id, title, most, least]) => ({
      id,
      title,
      levels: [
        { id: `${id}1`, title: 'Baik', points: most },
        { id: `${id}2`, title: 'Cukup', points: least },
      ],
    }))
    await buildAssignment(tx, {
      classId: course.id,
      slug: 'denah',
      row: { rubric: JSON.stringify(rubric) },
      chapter: { title: 'Denah lab' },
    })
    await buildEnrolment(tx, { class_id: course.id, membership_id: student.membershipId })
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

it('on a phone one writes while the network goes and comes, hands in, is marked by keyboard, and sees it', async () => {
  const { page, context, complaints } = await arrive(student, 390)
  await page.goto(`${site()}/Belajar`)
  await page.getByRole('link', { name: 'Denah lab' }).click()
  const text = page.getByLabel('Tulisan')
  await text.fill('Lemari server di sudut.')
  await page.getByText('Tersimpan', { exact: true }).waitFor()
  await fits(page, 390)
  expect(complaints).toEqual([])
  await context.setOffline(true)
  await text.fill('Lemari server di sudut, dekat pintu.')
  await page.getByText('Tanpa jaringan: tulisan disimpan di perangkat ini').waitFor()
  await context.setOffline(false)
  await page.getByText('Tersimpan', { exact: true }).waitFor()
  // what was typed a moment before the page was closed is there when it is opened again
  await text.fill('Lemari server di sudut, dekat pintu. Titiknya 32.')
  await page.reload()
  await page.getByText('Tersimpan', { exact: true }).waitFor()
  expect(await text.inputValue()).toBe('Lemari server di sudut, dekat pintu. Titiknya 32.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'denah.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await page.getByRole('link', { name: 'denah.png' }).waitFor()
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('8 kata, 1 berkas').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('sudah terkumpul dan menunggu dinilai').waitFor()
  await fits(page, 390)

  const desk = await arrive(teacher, 1280)
  await desk.page.goto(`${site()}/Kelola/Penilaian`)
  await desk.page.getByRole('link', { name: 'Sari Dewi' }).click()
  await desk.page.getByText('Belum ada nilai.').waitFor()
  await desk.page.waitForLoadState('networkidle')
  await fits(desk.page, 1280)
  const { keyboard } = desk.page
  await keyboard.press('1')
  await keyboard.press('2')
  await desk.page.getByText('7 dari 10 poin').waitFor()
  await keyboard.press('c')
  await keyboard.type('Bagus, tulis juga panjang kabelnya.')
  await keyboard.press('Control+Enter')
  await desk.page.getByText('1 tugas sudah selesai dinilai').waitFor()
  await desk.page.getByRole('button', { name: 'Rilis nilainya' }).click()
  await desk.page.getByText('Tidak ada yang menunggu').waitFor()
  expect(desk.complaints).toEqual([])

  await page.reload()
  await page.getByText('Bagus, tulis juga panjang kabelnya.').waitFor()
  await page.getByText('70%').waitFor()
  await fits(page, 390)
  await Promise.all([context.close(), desk.context.close()])
}, 60_000)
