import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildTaxProfile, startWithholding } from '../withholding/withholding.things.ts'
import { putPayoutSettings } from './payout-settings.store.ts'
import { buildPayee, earn } from './payouts.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let payee: BuiltMember
let approver: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  payee = await buildMember(app, tenant, { kind: 2, name: 'Sri Wahyuni' })
  approver = await buildMember(app, tenant, { kind: 1 })
  await tenant.write(async tx => {
    const at = app.clock.now()
    const { personId } = await buildPayee(tx, { membershipId: payee.membershipId, word: 'Sri Wahyuni' })
    await earn(tx, personId, 999_999_999_999, at)
    await startWithholding(tx, at)
    await buildTaxProfile(tx, { personId, membershipId: payee.membershipId, at })
    const limits = { twoAbove: 999_999_999_999, mostEach: 999_999_999_999, mostADay: 999_999_999_999 }
    await putPayoutSettings(tx, {
      written: limits,
      before: limits,
      holdsFrom: null,
      keysSealed: null,
      version: 0,
      at,
    })
  })
  browser = await startBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

async function comeIn(who: BuiltMember, width: number) {
  const visited = await visit(browser, { viewport: { width, height: 740 } })
  const url = app.origin(tenant.host)
  await visited.context.addCookies([
    { name: 'sid', value: who.token, url },
    { name: 'masuk', value: '1', url },
  ])
  return visited
}

const fits = async (page: Page, width: number) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)

it('twelve digits on the narrowest phone: what is withheld is seen before asking, somebody else agrees at a desk, and it is a line of the statement', async () => {
  const own = await comeIn(payee, 320)
  await own.page.goto(`${app.origin(tenant.host)}/Pencairan`)
  await own.page.getByText('Rp 999.999.999.999').first().waitFor()
  await fits(own.page, 320)
  await own.page.getByRole('button', { name: 'Ajukan pencairan' }).click()
  const amount = own.page.getByLabel('Jumlah', { exact: true })
  await amount.fill('400000000')
  await own.page.getByRole('status').getByText('Rp 24.000.000').waitFor()
  await amount.fill('999999999999')
  await own.page.getByRole('status').getByText('Rp 825.305.999.999').waitFor()
  await fits(own.page, 320)
  expect(await accessViolations(own.page)).toEqual([])
  await own.page.getByRole('button', { name: 'Ajukan', exact: true }).click()
  await own.page.getByText('Menunggu persetujuan').first().waitFor()
  await fits(own.page, 320)

  const desk = await comeIn(approver, 1440)
  await desk.page.goto(`${app.origin(tenant.host)}/Kelola/Pencairan`)
  await desk.page.getByRole('button', { name: /^Periksa pencairan PCR-/ }).click()
  await desk.page.getByText('PPh dipotong · PPh 21').waitFor()
  await desk.page.getByRole('button', { name: 'Setujui', exact: true }).click()
  await desk.page.getByText('Siap ditransfer').first().waitFor()
  expect(desk.complaints).toEqual([])
  await desk.context.close()

  await own.page.goto(`${app.origin(tenant.host)}/Data-Pajak`)
  await own.page.getByText('Sudah diperiksa').waitFor()
  await fits(own.page, 320)
  expect(await accessViolations(own.page)).toEqual([])
  expect(own.complaints).toEqual([])
  await own.context.close()
}, 120_000)
