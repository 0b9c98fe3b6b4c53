import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildBill } from '../../../../test/test-bills.ts'
import { allowPaying } from '../payments/payments.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
  buyer = await buildMember(app, tenant, { name: 'Sari Dewi' })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const newBill = (total = 150_000) =>
  buildBill({
    tenantId: tenant.id,
    membershipId: buyer.membershipId,
    total,
    expiresAt: new Date(testNow.getTime() + 86_400_000),
  })

async function comeIn(javaScriptEnabled: boolean, width: number) {
  const visited = await visit(browser, { viewport: { width, height: 740 }, javaScriptEnabled })
  const url = app.origin(tenant.host)
  await visited.context.addCookies([
    { name: 'sid', value: buyer.token, url },
    { name: 'masuk', value: '1', url },
  ])
  return visited
}

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)

it('on a phone one chooses a way, sees the code, changes it, pays, and the page knows by itself', async () => {
  const bill = newBill()
  const { page, complaints, context } = await comeIn(true, 360)
  await page.goto(`${app.origin(tenant.host)}/Pembayaran/${bill.due.code}`)
  await page.getByText('Pilih cara bayar').first().waitFor()
  await fits(page, 360)
  expect(await accessViolations(page)).toEqual([])
  await page.getByLabel('QRIS').check()
  await page.getByRole('button', { name: 'Buat tagihan Rp 150.000' }).click()
  const code = page.getByRole('img', { name: /^Kode QRIS Rp 150\.000/ })
  await code.waitFor()
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240)
  await fits(page, 360)
  expect(await accessViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ganti cara bayar' }).click()
  await page.getByLabel('Virtual account BCA').check()
  await page.getByRole('button', { name: 'Buat tagihan Rp 150.000' }).click()
  await page.getByRole('button', { name: 'Salin Nomor virtual account' }).waitFor()
  expect(await page.locator('[data-left]').textContent()).toMatch(/^sisa 2[34]:\d\d:\d\d$/)
  await fits(page, 360)
  const { id } = await tenant.write(tx =>
    tx.db.selectFrom('simulator_bills').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  )
  await app.request({
    host: tenant.host,
    path: `/v1/simulator/bills/${id}/deeds`,
    method: 'POST',
    headers: { ...admin.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ deed: 'pay' }),
  })
  await page.getByText('Lunas: pembayaran diterima').waitFor()
  await page.getByRole('link', { name: 'Mulai belajar' }).waitFor()
  expect(await accessViolations(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

it('without script it is all there too, on the narrowest phone and with the largest amount', async () => {
  const bill = newBill(49_999_999)
  const { page, context } = await comeIn(false, 320)
  const large = newBill(999_999_999_999)
  await page.goto(`${app.origin(tenant.host)}/Pembayaran/${large.due.code}`)
  await page.getByText('Rp 999.999.999.999').first().waitFor()
  const { width } = (await page.locator('main').boundingBox()) ?? { width: 999 }
  expect(width).toBeLessThanOrEqual(320)
  // nor is a sum broken in two where it is copied from
  await page.getByLabel('Transfer').check()
  await page.getByRole('button', { name: 'Buat tagihan' }).click()
  const sum = page.locator('.pay-copied strong', { hasText: 'Rp 999.999.999.999' })
  await sum.waitFor()
  expect((await sum.boundingBox())?.height).toBeLessThan(40)
  await page.goto(`${app.origin(tenant.host)}/Pembayaran/${bill.due.code}`)
  await page.getByLabel('Virtual account Mandiri').check()
  await page.getByRole('button', { name: 'Buat tagihan' }).click()
  await page.getByText('Kode perusahaan', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Bayar (simulasi)' }).click()
  await page.getByText('Lunas: pembayaran diterima').waitFor()
  expect(bill.paid).toHaveLength(1)
  await context.close()
}, 60_000)
