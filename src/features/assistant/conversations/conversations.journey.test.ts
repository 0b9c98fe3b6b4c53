import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { wear } from '../../../../test/looks.ts'
import { buildMember } from '../../../../test/members.ts'
import { startRelay } from '../../../../test/relay.ts'
import { startSlowModel } from '../../../../test/slow-model.ts'
import { buildChapter, buildClass, buildModule } from '../../learning/classes/classes.things.ts'
import { buildFaq } from '../faqs/faqs.things.ts'

let app: App
let browser: Browser
let here: BuiltTenant
let model: Awaited<ReturnType<typeof startSlowModel>>

beforeAll(async () => {
  model = await startSlowModel(150)
  app = await startApp({ environment: { LOCAL_MODELS: 'true' } })
  // the browser says which day is today
  app.clock.set(new Date())
  here = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  await here.write(tx =>
    buildFaq(tx, { question: 'Apa yang dipelajari?', answer: 'Yang dipelajari adalah menganyam bambu.' }),
  )
  await app.sanggar.jobs.runOften()
  browser = await startBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
  await model?.close()
})

const keptIn = (page: Page) =>
  page.evaluate<string>(`JSON.stringify({
    history: JSON.parse(localStorage.getItem('radyagpt_conversation_history') ?? '[]'),
    current: localStorage.getItem('radyagpt_conversation_id'),
    token: localStorage.getItem('radyagpt_token'),
  })`)

it('a visitor with a phone asks, follows a source, stops an answer, finds it again and removes it', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, complaints } = await visit(browser, phone)
  await page.goto(app.origin(here.host))
  await page.locator('[data-assistant]').click()
  const panel = page.getByRole('dialog', { name: 'Asisten Sekolah Tegal' })
  await panel.getByRole('button', { name: 'Apa yang dipelajari?' }).click()
  await panel.getByText('Jawaban dari materi').waitFor()
  await panel.locator('.asst-text').getByText('menganyam bambu').waitFor()
  expect(await accessViolations(page)).toEqual([])
  const first = JSON.parse(await keptIn(page))
  expect(first.history).toMatchObject([
    {
      user_message: 'Apa yang dipelajari?',
      bot_message: expect.stringContaining('menganyam bambu.'),
      conversation_id: first.current,
    },
  ])
  expect(first.token).toMatch(/^chat_/)

  await panel.locator('.asst-sources a').click()
  await page.waitForURL('**/Asisten#tanya-1')
  expect(await panel.isVisible()).toBe(false)
  // the way back leads to the chat, and out of it, before it leads away
  await page.goBack()
  await panel.locator('.asst-text').getByText('menganyam bambu').waitFor()
  await page.goBack()
  await panel.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/')

  await model.answerFor(app, here.id)
  await page.locator('[data-assistant]').click()
  await panel.getByRole('button', { name: 'Percakapan baru' }).click()
  const field = panel.getByRole('textbox', { name: 'Pertanyaan Anda' })
  await field.fill('Apa yang')
  await field.press('Shift+Enter')
  await field.pressSequentially('dipelajari?')
  await field.press('Enter')
  await panel.locator('.asst-text').getByText('Satu dua').waitFor()
  await panel.getByRole('button', { name: 'Hentikan' }).click()
  await panel.getByRole('button', { name: 'Kirim' }).waitFor()
  const shown = (await panel.locator('.asst-text').textContent()) ?? ''
  expect(shown).toContain('Satu dua')
  expect(shown).not.toContain('empat belas')
  expect(await panel.getByRole('alert').count()).toBe(0)
  expect(JSON.parse(await keptIn(page)).history).toHaveLength(2)

  await panel.getByRole('button', { name: 'Riwayat' }).click()
  await panel.getByRole('heading', { name: 'Hari ini' }).waitFor()
  const past = panel.locator('.asst-past')
  expect(await past.count()).toBe(2)
  await panel
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()
  expect(await past.count()).toBe(1)
  await panel.getByRole('button', { name: 'Urungkan' }).click()
  expect(await past.count()).toBe(2)
  await past.last().click()
  await panel.locator('.asst-text').getByText('menganyam bambu').waitFor()
  // what the server no longer answers is gone from here all the same
  await page.route('**/v1/conversations/**', route => route.abort())
  await panel.getByRole('button', { name: 'Riwayat' }).click()
  await panel
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click()
  expect(JSON.parse(await keptIn(page)).history).toHaveLength(1)
  expect(complaints.filter(words => !words.includes('ERR_FAILED'))).toEqual([])
})

it('an answer that the network cuts, a second question ends or a closed tab leaves keeps what came', async () => {
  const tenant = await buildTenant(app)
  await model.answerFor(app, tenant.id)
  await tenant.write(tx =>
    buildFaq(tx, { question: 'Apa yang dipelajari?', answer: 'Yang dipelajari adalah menganyam bambu.' }),
  )
  await app.sanggar.jobs.runOften()
  const relay = await startRelay(app.port)
  const { page, context } = await visit(browser)
  await page.goto(`http://${tenant.host}:${relay.port}/`)
  await page.locator('[data-assistant]').click()
  const panel = page.locator('dialog.asst')
  await panel.getByRole('button', { name: 'Apa yang dipelajari?' }).click()
  await panel.locator('.asst-text').getByText('Satu dua').waitFor()
  relay.cut()
  await panel.getByRole('alert').getByText('Jawaban terputus. Coba tanyakan lagi.').waitFor()
  const cut = (await panel.locator('.asst-text').textContent()) ?? ''
  expect(cut).toContain('Satu dua')
  expect(cut).not.toContain('empat belas')
  const { history, current } = JSON.parse(await keptIn(page))
  expect(history).toMatchObject([
    {
      conversation_id: current,
      user_message: 'Apa yang dipelajari?',
      bot_message: expect.stringMatching(/^Satu dua/),
    },
  ])
  expect(await accessViolations(page)).toEqual([])

  await panel.getByRole('button', { name: 'Tanyakan lagi' }).click()
  await panel.locator('.asst-text').getByText('empat belas.').waitFor()
  expect(await panel.locator('.asst-text').first().textContent()).toBe(cut)
  expect(await panel.getByRole('alert').count()).toBe(1)
  expect(JSON.parse(await keptIn(page)).history).toHaveLength(1)
  // the server kept what it had said, whole or not, in the same conversation
  await page.reload()
  await page.locator('[data-assistant]').click()
  await panel.locator('.asst-text').getByText('empat belas.').last().waitFor()
  expect(await panel.locator('.asst-you').allTextContents()).toEqual([
    'Apa yang dipelajari?',
    'Apa yang dipelajari?',
  ])

  // a second question puts an end to the first, and what came of it stays
  const field = panel.getByRole('textbox', { name: 'Pertanyaan Anda' })
  const last = panel.locator('.asst-text').last()
  await field.fill('Apa yang dipelajari di sini?')
  await field.press('Enter')
  await expect.poll(() => last.textContent()).toMatch(/^Satu dua/)
  await field.fill('Apa yang dipelajari nanti?')
  await field.press('Enter')
  await expect.poll(() => panel.locator('.asst-text').count()).toBe(4)
  await expect.poll(() => last.textContent()).toMatch(/^Satu dua/)
  expect(await panel.locator('.asst-text').nth(2).textContent()).not.toContain('empat belas')
  expect(await panel.getByRole('alert').count()).toBe(0)
  // the tab is closed in the middle: another one finds the question with what had come
  await page.close()
  const again = await context.newPage()
  await again.goto(`http://${tenant.host}:${relay.port}/`)
  await again.locator('[data-assistant]').click()
  const said = again.locator('dialog.asst .asst-text')
  await expect.poll(() => said.count()).toBe(4)
  const closed = (await said.last().textContent()) ?? ''
  expect(closed).toMatch(/^Satu dua/)
  expect(closed).not.toContain('empat belas')
  // a question that no answer has begun to is not lost for the next one either
  await again.route('**/v2/chat', route => setTimeout(() => route.continue().catch(() => {}), 500))
  await again.getByRole('button', { name: 'Percakapan baru' }).click()
  const anew = again.getByRole('textbox', { name: 'Pertanyaan Anda' })
  for (const query of ['Apa yang dipelajari dulu?', 'Apa yang dipelajari lalu?']) {
    await anew.fill(query)
    await anew.press('Enter')
  }
  expect(await again.locator('dialog.asst .asst-you').allTextContents()).toEqual([
    'Apa yang dipelajari dulu?',
    'Apa yang dipelajari lalu?',
  ])
  await context.close()
  await relay.close()
})

it.each(['smkcoding', 'jongkreatif', 'aksara', 'bharabas', 'elevaite'] as const)(
  'in the layout %s it answers at the side of a desk, and on a phone goes on over the whole screen',
  async layout => {
    const tenant = await buildTenant(app)
    await wear(app, tenant.slug, layout)
    await tenant.write(tx =>
      buildFaq(tx, { question: 'Kapan mulai?', answer: 'Kelas menganyam mulai hari Senin.' }),
    )
    await app.sanggar.jobs.runOften()
    const { page, complaints } = await visit(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(app.origin(tenant.host))
    const launcher = page.locator('.asst-open')
    await launcher.click()
    const panel = page.locator('dialog.asst')
    await panel.getByRole('button', { name: 'Kapan mulai?' }).click()
    await panel.getByText('Jawaban dari materi').waitFor()
    expect(await accessViolations(page)).toEqual([])
    const side = await panel.boundingBox()
    expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(1440)
    expect(side?.width).toBeLessThan(500)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 740 })
    await launcher.click()
    await panel.locator('.asst-text').getByText('mulai hari Senin').waitFor()
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    expect(await page.evaluate(`document.querySelector('.asst').scrollWidth`)).toBe(360)
    expect(complaints).toEqual([])
    await page.context().close()
  },
)

it('beside a lesson a tutor offers its help, and gives hints where a task is to be done', async () => {
  const tenant = await buildTenant(app)
  const slug = await tenant.write(async tx => {
    const course = await buildClass(tx, { type: 'self_paced', price: 0, name: 'Menganyam' })
    const module = await buildModule(tx, course.id, { slug: 'dasar', title: 'Dasar' })
    await buildChapter(
      tx,
      { classId: course.id, moduleId: module.id },
      {
        slug: 'bilah',
        title: 'Menyiapkan bilah',
        content_html:
          '<h2>Meraut</h2><p>Bilah diraut searah serat bambu.</p><h2>Latihan</h2><p>Raut sepuluh bilah.</p>',
      },
    )
    return course.slug
  })
  await app.sanggar.jobs.runOften()
  const { page, complaints } = await visit(browser)
  await page.goto(`${app.origin(tenant.host)}/Courses/${slug}/module/dasar/chapter/bilah`)
  await page.getByRole('link', { name: 'Tanya tutor' }).click()
  const bar = page.getByRole('region', { name: 'Tutor bab ini' })
  await bar.getByText('Menyiapkan bilah').waitFor()
  await bar.getByRole('button', { name: 'Beri petunjuk latihan' }).click()
  await page.locator('.asst-text').getByText('Petunjuk 1 dari 3').waitFor()
  await page.getByRole('button', { name: 'Petunjuk berikutnya' }).click()
  await page.locator('.asst-text').getByText('Bilah diraut searah serat').waitFor()
  expect(complaints).toEqual([])
})

it('whoever writes sees what a proposed summary would change, and it stands there once it is taken over', async () => {
  const tenant = await buildTenant(app)
  await model.answerFor(app, tenant.id)
  const admin = await buildMember(app, tenant, { kind: 1 })
  const { page, context, complaints } = await visit(browser)
  const site = app.origin(tenant.host)
  await context.addCookies([{ name: 'sid', value: admin.token, url: site }])
  await page.goto(`${site}/Kelola/Tulisan?kind=news`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Tulis berita' }).first().click()
  await page.locator('.ed-text').click()
  await page.keyboard.insertText('Sepuluh keluarga menganyam bambu di Slawi setiap hari Senin. '.repeat(5))
  await page.locator('[name=title]').fill('Menganyam di Slawi')
  const summary = page.getByRole('textbox', { name: 'Ringkasan' })
  await summary.fill('Satu dua keluarga menganyam.')
  await page.locator('.o-draft-saved').filter({ hasText: 'Tersimpan' }).waitFor()
  await page.getByRole('button', { name: 'Usulkan ringkasan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usulan ringkasan' })
  await dialog.locator('ins').getByText('empat belas').waitFor()
  expect(await dialog.locator('del').allTextContents()).toEqual(['keluarga menganyam.'])
  expect(await summary.inputValue()).toBe('Satu dua keluarga menganyam.')
  await dialog.getByRole('button', { name: 'Pakai usulan' }).click()
  expect(await summary.inputValue()).toMatch(/^Satu dua tiga.*empat belas\.$/)
  await page.locator('.o-draft-saved').filter({ hasText: 'Tersimpan' }).waitFor()
  expect(complaints).toEqual([])
})

it('a search that is a question has its answer above the results, and a page has no panel before it is opened', async () => {
  const { page, complaints } = await visit(browser)
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  await page.goto(`${app.origin(here.host)}/`)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(url => /\/v1\/assistant|panel/.test(url))).toEqual([])
  await page.goto(`${app.origin(here.host)}/Cari?q=Apa+yang+dipelajari%3F`)
  const box = page.getByRole('region', { name: 'Jawaban asisten' })
  await box.getByText('Jawaban bisa keliru').waitFor()
  await box.getByRole('button', { name: 'Lanjutkan dengan asisten' }).click()
  await page.getByRole('dialog').locator('.asst-you').waitFor()
  await page.keyboard.press('Escape')
  // a dialog tells that it was closed a moment later
  await page.waitForFunction(`document.activeElement.hasAttribute('data-assistant')`, undefined, {
    timeout: 5000,
  })
  expect(complaints).toEqual([])
  // a browser that has no body of the answer: it is logged in the specification's words, and said where one reads
  await page.evaluate(`Object.defineProperty(Response.prototype, 'body', { get: () => null })`)
  const logged = page.waitForEvent('console', message => message.text().startsWith('Response stream error'))
  await page.locator('[data-assistant]').click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Pertanyaan Anda' }).fill('Apa lagi?')
  await panel.getByRole('textbox', { name: 'Pertanyaan Anda' }).press('Enter')
  await logged
  await panel.getByRole('alert').waitFor()
})
