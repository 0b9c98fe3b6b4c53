import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildClass } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { buildQuestion } from '../questions/questions.things.ts'
import { buildQuiz } from './quizzes.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' })
  await tenant.write(async tx => {
    const course = await buildClass(tx, {
      slug: 'jaringan',
      name: 'Dasar Jaringan',
      type: 'self_paced',
      certificate: true,
    })
    const questions = [
      await buildQuestion(tx),
      await buildQuestion(tx, { kind: 'numeric' }),
      await buildQuestion(tx, { kind: 'ordering' }),
      await buildQuestion(tx, { kind: 'cloze' }),
    ]
    await buildQuiz(tx, { classId: course.id, questions, slug: 'ujian', row: { minutes: 30 } })
    await buildEnrolment(tx, { class_id: course.id, membership_id: student.membershipId })
    const far = await buildClass(tx, { slug: 'terpencil', name: 'Sekolah Terpencil', type: 'self_paced' })
    await buildQuiz(tx, {
      classId: far.id,
      questions: [await buildQuestion(tx), await buildQuestion(tx, { kind: 'truefalse' })],
      slug: 'akhir',
      row: { minutes: 30, is_sealed: true },
    })
    await buildEnrolment(tx, { class_id: far.id, membership_id: student.membershipId })
  })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/** nothing is wider than the phone, and nothing keeps anybody out */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(await accessViolations(page)).toEqual([])
}

it('on a phone one answers while the network goes and comes, passes, and checks the certificate', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
  const site = app.origin(tenant.host)
  await context.addCookies([
    { name: 'sid', value: student.token, url: site },
    { name: 'masuk', value: '1', url: site },
  ])
  await page.goto(`${site}/Belajar/jaringan/Kuis/ujian`)
  await fits(page)
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await page.getByText('Semua jawaban tersimpan').waitFor()
  await fits(page)
  await page.getByLabel('Router').check()
  await page.getByText('Semua jawaban tersimpan').waitFor()
  // opened anew it is the same device
  const pens = () => tenant.write(tx => tx.db.selectFrom('attempts').select('writer').execute())
  const before = await pens()
  await page.reload()
  await page.getByText('Semua jawaban tersimpan').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await pens()).toEqual(before)
  // the network is gone: what is typed stays, and is counted
  await context.setOffline(true)
  await page.getByLabel('Angka, koma sebagai tanda desimal').fill('1.500')
  await page.getByText('"1.500" dibaca 1500.').waitFor()
  await page.getByRole('button', { name: '1500', exact: true }).click()
  await page.getByText('Tanpa jaringan').waitFor()
  await page.getByText('(1 belum terkirim)').waitFor()
  // steps are put in order by the keyboard
  const order = page.locator('.ex-order')
  const place = async () => (await order.locator('.ex-step').allTextContents()).join(' ')
  const wanted = ['Rencanakan', 'Pasang kabel', 'Uji']
  for (const [index, step] of wanted.entries())
    for (;;) {
      const now = (await place()).split(/(?=Rencanakan|Pasang kabel|Uji)/).map(text => text.trim())
      if (now.indexOf(step) <= index) break
      await page.getByRole('button', { name: `Naikkan: ${step}` }).focus()
      await page.keyboard.press('Enter')
    }
  expect(await place()).toBe(wanted.join(' '))
  await page.getByText('(2 belum terkirim)').waitFor()
  await context.setOffline(false)
  await page.getByText('Semua jawaban tersimpan').waitFor()
  await page.getByLabel('Bagian kosong 1 dari 2').fill('nama')
  await page.getByLabel('Bagian kosong 2 dari 2').fill('alamat')
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('Semua soal sudah dijawab').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('Nilai Anda 100%, lulus').waitFor()
  await fits(page)
  await page.goto(`${site}/Belajar`)
  await page.getByRole('link', { name: 'Verifikasi' }).click()
  await page.getByRole('heading', { name: 'Sertifikat asli' }).waitFor()
  await page.getByText('Sari Dewi').waitFor()
  await fits(page)
  const code = page.url().split('/').at(-1) ?? ''
  await page.goto(`${site}/Verifikasi`)
  await page.getByLabel('Kode').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByRole('heading', { name: 'Sertifikat asli' }).waitFor()
  await context.close()
}, 60_000)

it('an exam is prepared beforehand, begins with its keys, and goes on while the network is cut three times', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
  const site = app.origin(tenant.host)
  await context.addCookies([
    { name: 'sid', value: student.token, url: site },
    { name: 'masuk', value: '1', url: site },
  ])
  const exam = `${site}/Belajar/terpencil/Kuis/akhir`
  await page.goto(exam)
  await page.getByRole('button', { name: 'Siapkan ujian' }).click()
  await page.getByText(/^Siap\. Naskah tersegel tersimpan di perangkat ini \(2 soal, /).waitFor()
  await fits(page)
  // cut before it begins: the page is there, and asks for its keys until somebody answers
  await context.setOffline(true)
  await page.reload()
  await page.getByText('Tanpa jaringan: salinan di perangkat ini').waitFor()
  expect(await page.getByText('Perangkat yang menghubungkan dua jaringan?').count()).toBe(0)
  await page.getByRole('button', { name: 'Mulai kuis' }).click()
  await page.getByText('Belum ada jaringan; dicoba lagi sendiri').waitFor()
  await context.setOffline(false)
  await page.getByText('Soal 1 dari 2').waitFor()
  // cut in the midst of it, and opened anew without a network
  await context.setOffline(true)
  await page.getByLabel('Router').check()
  await page.getByText('(1 belum terkirim)').waitFor()
  await page.reload()
  await page.getByLabel('Router').and(page.locator(':checked')).waitFor()
  await fits(page)
  await context.setOffline(false)
  await page.getByText('Semua jawaban tersimpan').waitFor()
  await page.getByLabel('Benar').check()
  await page.getByText('Semua jawaban tersimpan').waitFor()
  // cut as it is handed in
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('Belum terkirim karena tidak ada jaringan.').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByText('Semua jawaban di perangkat ini sudah tiba.').waitFor()
  await page.getByText('Nilai Anda 100%, lulus').waitFor()
  const attempts = await tenant.write(tx =>
    tx.db.selectFrom('attempts').select(['state', 'points', 'grace_seconds']).orderBy('id').execute(),
  )
  expect(attempts.at(-1)).toEqual({ state: 'graded', points: 2, grace_seconds: 960 })
  await context.close()
}, 90_000)
