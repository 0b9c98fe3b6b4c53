import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { earn } from './payouts.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let linker: BuiltMember
let approver: BuiltMember
let stranger: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  other = await buildTenant(app, { slug: 'kudus' })
  linker = await buildMember(app, tenant, { kind: 1 })
  approver = await buildMember(app, tenant, { kind: 1 })
  stranger = await buildMember(app, other, { kind: 1 })
}, 60_000)
afterAll(() => app?.close())

async function ask(who: BuiltMember, path: string, body?: object, host = tenant.host) {
  const answer = await app.request({
    host,
    path,
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': `k${nextNumber()}`,
      ...who.bearer,
      ...fromElsewhere(),
    },
  })
  const { data, errors, message } = JSON.parse(answer.body)
  return { status: answer.status, data, errors, message: String(message) }
}

const page = async (who: BuiltMember, path: string) => {
  const { status, body } = await app.request({
    host: tenant.host,
    path,
    headers: { accept: 'text/html', ...who.cookie },
  })
  return { status, body }
}

const account = { bankCode: '014', accountNumber: '1234 5678 90', accountName: 'Sri Wahyuni' }

/** A mentor who earned something, joined with a profile by the office. */
async function earner(amount: number, name = 'Sri Wahyuni') {
  const member = await buildMember(app, tenant, { kind: 2 })
  const person = await tenant.write(async tx => {
    const made = await buildPerson(tx, { name, slug: `p${nextNumber()}` })
    await earn(tx, made.id, amount, app.clock.now())
    return made
  })
  const linked = await ask(linker, '/v1/payees', { personId: person.id, membershipId: member.membershipId })
  expect(linked.status).toBe(201)
  return member
}

/** An earner whose account is a day old, and who has asked. */
async function asked(amount: number) {
  const member = await earner(amount)
  const { data } = await ask(member, '/v1/payouts/account', account)
  await tenant.write(tx =>
    tx.db
      .updateTable('payee_accounts')
      .set({ added_at: '2026-01-01T00:00:00Z', usable_at: '2026-01-02T00:00:00Z' })
      .where('id', '=', data.id)
      .execute(),
  )
  const made = await ask(member, '/v2/payout/request', { amount, bankAccountId: data.id })
  expect(made.status).toBe(201)
  return { member, id: made.data.id as number, account: data.id as number }
}

const balance = async (who: BuiltMember) => (await ask(who, '/v2/payout/balance')).data
const approve = (who: BuiltMember, id: number) => ask(who, '/v2/payout/approve', { ids: [id] })
const findings = () => inTenant(app, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))
const reason = 'Nama rekening tidak cocok'

it('what is asked for is held, approved by somebody else, sent by hand, noted once, and may come back', async () => {
  const { member, id } = await asked(100_000)
  expect(await balance(member)).toMatchObject({ available: 0, pending: 100_000, paid: 0 })
  expect((await approve(linker, id)).data.rows[0].message).toContain('menautkan')
  expect((await approve(approver, id)).data.rows).toEqual([{ id, ok: true, message: '' }])
  expect((await approve(approver, id)).data.rows[0].ok).toBe(false)
  const full = await ask(approver, `/v1/payouts/${id}/account`, {})
  expect(full.data).toMatchObject({ accountNumber: '1234567890' })
  const sent = { outcome: 'paid', on: '2099-01-01', reference: 'TRX-77' }
  expect((await ask(approver, `/v1/payouts/${id}/outcome`, sent)).errors[0].field).toBe('on')
  const today = app.clock.now().toISOString().slice(0, 10)
  const noted = await ask(approver, `/v1/payouts/${id}/outcome`, { ...sent, on: today })
  expect(noted.data).toEqual({ id, status: 'paid' })
  expect((await ask(approver, `/v1/payouts/${id}/outcome`, { ...sent, on: today })).status).toBe(409)
  expect(await balance(member)).toMatchObject({ available: 0, pending: 0, paid: 100_000 })
  expect((await newestMail(app, member.email))?.subject).toContain('sudah ditransfer')
  const back = await ask(approver, `/v1/payouts/${id}/outcome`, { outcome: 'reversed', reason })
  expect(back.data.status).toBe('reversed')
  expect(await balance(member)).toMatchObject({ available: 100_000, pending: 0, paid: 0 })
  expect(await findings()).toEqual([])
})

it('who asked cannot approve, reject or send it; what is refused or cancelled is there again', async () => {
  const { member, id, account: accountId } = await asked(80_000)
  for (const path of ['/v2/payout/approve', '/v2/payout/reject'])
    expect((await ask(member, path, { ids: [id], reason })).status).toBe(403)
  // made an administrator since: still the one who asked
  await tenant.write(tx =>
    tx.db.updateTable('memberships').set({ kind: 1 }).where('id', '=', member.membershipId).execute(),
  )
  expect((await approve(member, id)).data.rows[0]).toMatchObject({ ok: false })
  await tenant.write(tx =>
    tx.db.updateTable('memberships').set({ kind: 2 }).where('id', '=', member.membershipId).execute(),
  )
  expect((await ask(approver, '/v2/payout/reject', { ids: [id], reason: 'x' })).status).toBe(422)
  expect((await ask(approver, '/v2/payout/reject', { ids: [id], reason })).data.rows[0].ok).toBe(true)
  expect(await balance(member)).toMatchObject({ available: 80_000, pending: 0 })
  const again = await ask(member, '/v2/payout/request', { amount: 50_000, bankAccountId: accountId })
  expect((await ask(member, `/v1/payouts/${again.data.id}/cancel`, {})).data.status).toBe('cancelled')
  expect(await balance(member)).toMatchObject({ available: 80_000, pending: 0 })
  expect(await findings()).toEqual([])
})

it('a new account holds what is paid to it for a day, and its number lies sealed', async () => {
  const member = await earner(90_000)
  const made = await ask(member, '/v2/payout/request', { amount: 90_000, ...account })
  expect(made.status).toBe(201)
  const refused = await approve(approver, made.data.id)
  expect(refused.data.rows[0].message).toContain('Rekeningnya baru diganti')
  expect((await newestMail(app, member.email))?.subject).toContain('Rekening')
  // the queue says until when, and offers no yes
  const queue = (await page(approver, '/Kelola/Pencairan?status=requested')).body
  expect(queue).toContain(`"whyNotYet":"${refused.data.rows[0].message}"`)
  const list = await ask(member, '/v2/payout/list?bank=014&status=requested')
  expect(list.data).toMatchObject({ perPage: 10, items: [{ status: 'requested' }] })
  const one = await ask(approver, '/v2/payout/list?perPage=1&page=2')
  expect(one.data).toMatchObject({ page: 2, perPage: 1, items: [expect.anything()] })
  expect((await ask(approver, '/v2/payout/list?perPage=101')).errors[0].field).toBe('perPage')
  expect(JSON.stringify(list.data)).not.toContain('1234567890')
  const rows = await tenant.write(tx => tx.db.selectFrom('payee_accounts').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain('1234567890')
})

it('too little, too much, a second one and an unknown account are refused where they stand', async () => {
  const member = await earner(120_000)
  const wish = (body: object) => ask(member, '/v2/payout/request', body)
  expect((await wish({ amount: 49_999, ...account })).errors[0].field).toBe('amount')
  expect((await wish({ amount: 60_000.5, ...account })).errors[0].field).toBe('amount')
  expect((await wish({ amount: 120_001, ...account })).errors[0].field).toBe('amount')
  expect((await wish({ amount: 60_000, bankAccountId: 999_999 })).errors[0].field).toBe('bankAccountId')
  expect((await wish({ amount: 60_000 })).status).toBe(422)
  expect((await wish({ amount: 60_000, ...account })).status).toBe(201)
  expect((await wish({ amount: 60_000, ...account })).status).toBe(409)
  expect(await findings()).toEqual([])
})

it('above a limit two have to agree, one payout and a day have a most, and keys are not told again', async () => {
  const settings = {
    twoAbove: 100_000,
    mostEach: 300_000,
    mostADay: 310_000,
    creatorKey: 'IRIS-rahasia-1234',
  }
  const put = (body: object) =>
    app.request({
      host: tenant.host,
      path: '/v1/payouts/settings',
      method: 'PUT',
      headers: { ...approver.bearer, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await tenant.write(tx => tx.db.updateTable('payout_days').set({ approved: 1 }).execute())
  const saved = await put({ version: 0, ...settings })
  expect(saved.status).toBe(200)
  expect(saved.body).not.toContain('rahasia')
  expect((await put({ version: 0, ...settings })).status).toBe(409)
  expect((await put({ version: 1, ...settings, mostADay: 200_000 })).status).toBe(422)
  const { id } = await asked(200_000)
  const once = await approve(approver, id)
  expect(once.data.rows[0]).toMatchObject({
    ok: true,
    message: expect.stringContaining('Satu persetujuan lagi'),
  })
  const twice = (await approve(approver, id)).data.rows[0].message
  expect(twice).toContain('Anda sudah menyetujui')
  expect((await page(approver, '/Kelola/Pencairan?status=requested')).body).toContain(
    `"whyNotYet":"${twice}"`,
  )
  const second = await buildMember(app, tenant, { kind: 1 })
  const queue = await page(second, '/Kelola/Pencairan?status=requested')
  expect(queue.body).toContain('Satu dari dua')
  expect((await approve(second, id)).data.rows).toEqual([{ id, ok: true, message: '' }])
  const much = await asked(301_000)
  expect((await approve(second, much.id)).data.rows[0].message).toContain('Batas satu pencairan')
  const later = await asked(120_000)
  await approve(approver, later.id)
  expect((await approve(second, later.id)).data.rows[0].message).toContain('Batas pencairan hari ini')
  // who raises the limits and agrees alone: what held before holds a day longer, and no second saving shortens it
  const raised = { twoAbove: 900_000_000, mostEach: 900_000_000, mostADay: 900_000_000 }
  expect((await put({ version: 1, ...raised })).status).toBe(200)
  const alone = await asked(250_000)
  expect((await approve(approver, alone.id)).data.rows[0].message).toContain('Satu persetujuan lagi')
  expect((await put({ version: 2, ...raised })).body).toContain('"waiting":{"twoAbove":100000')
  const again = await asked(260_000)
  expect((await approve(approver, again.id)).data.rows[0].message).toContain('Satu persetujuan lagi')
  expect((await approve(second, much.id)).data.rows[0].message).toContain('Batas satu pencairan')
  const aDayPasses = () =>
    tenant.write(tx => tx.db.updateTable('payout_settings').set({ holds_from: app.clock.now() }).execute())
  await aDayPasses()
  const after = await asked(270_000)
  expect((await approve(approver, after.id)).data.rows).toEqual([{ id: after.id, ok: true, message: '' }])
  // a lower one holds at once
  expect((await put({ version: 3, ...raised, twoAbove: 100_000 })).body).toContain('"waiting":null')
  const low = await asked(280_000)
  expect((await approve(approver, low.id)).data.rows[0].message).toContain('Satu persetujuan lagi')
  await put({ version: 4, ...raised })
  await aDayPasses()
  expect(await findings()).toEqual([])
})

it("another tenant's payout is not found here, and a neighbour's is nobody's to cancel", async () => {
  const { id } = await asked(70_000)
  const neighbour = await earner(70_000, 'Budi Santoso')
  for (const [path, body] of [
    ['/v2/payout/approve', { ids: [id] }],
    ['/v2/payout/reject', { ids: [id], reason }],
    [`/v1/payouts/${id}/account`, {}],
    [`/v1/payouts/${id}/outcome`, { outcome: 'cancelled', reason }],
  ] as const)
    expect((await ask(stranger, path, body, other.host)).status).toBe(404)
  expect((await ask(neighbour, `/v1/payouts/${id}/cancel`, {})).status).toBe(404)
  expect((await ask(neighbour, '/v2/payout/list')).data.totalItems).toBe(0)
})

it('a month of a payee is a statement that goes from what was owed to what is, theirs alone', async () => {
  const { member, id } = await asked(90_000)
  await approve(approver, id)
  const today = app.clock.now().toISOString().slice(0, 10)
  await ask(approver, `/v1/payouts/${id}/outcome`, { outcome: 'paid', on: today, reference: 'TRX-90' })
  const taken = (who: BuiltMember, query: string, host = tenant.host) =>
    app.request({
      host,
      path: `/v2/payout/statement?month=2026-11&${query}`,
      headers: { ...who.bearer, ...fromElsewhere() },
    })
  const csv = await taken(member, 'format=csv')
  expect(csv.status).toBe(200)
  const lines = csv.body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map(line => line.split(';').slice(1))
  expect(lines).toEqual([
    ['Kejadian', 'Kelas', 'Jumlah', 'Saldo'],
    ['Saldo awal', '', '', '0'],
    ['Penjualan', '', '90000', '90000'],
    ['Pencairan diserahkan', '', '-90000', '0'],
    ['Saldo akhir', '', '', '0'],
  ])
  const pdf = await taken(member, 'format=pdf')
  expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  const { payee_id } = await tenant.write(tx =>
    tx.db.selectFrom('payouts').select('payee_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect((await taken(approver, `format=csv&payeeId=${payee_id}`)).body).toContain('90000')
  const neighbour = await earner(60_000)
  expect((await taken(neighbour, `format=csv&payeeId=${payee_id}`)).status).toBe(404)
  expect((await taken(stranger, `format=csv&payeeId=${payee_id}`, other.host)).status).toBe(404)
  expect((await page(member, '/Pencairan')).body).toContain('Laporan bulanan')
})

it('what a payee and an approver see stands on their pages', async () => {
  const { member } = await asked(75_000)
  const own = await page(member, '/Pencairan')
  expect(own.status).toBe(200)
  expect(own.body).toContain('Rp 75.000')
  expect((await page(member, '/Kelola/Pencairan')).status).toBe(403)
  const queue = await page(approver, '/Kelola/Pencairan?status=requested')
  expect(queue.status).toBe(200)
  expect(queue.body).toContain('Pencairan pertama')
  // everybody here named the same account
  expect(queue.body).toContain('Rekening yang sama diisi penerima lain')
  expect((await page(approver, '/Kelola/Penerima')).body).toContain('Sri Wahyuni')
  expect((await page(approver, '/Kelola')).body).toContain('pencairan menunggu')
  const mentor = await buildMember(app, tenant, { kind: 2 })
  expect((await page(mentor, '/Pencairan')).body).toContain('belum ditautkan')
})

it('income tax is withheld where the tenant says so: shown before, by the rule that was checked, and told to the tax office', async () => {
  const member = await earner(500_000_000, 'Sri Pajak')
  const call = async (method: string, path: string, body?: object, who = approver, host = tenant.host) => {
    const answer = await app.request({
      host,
      path,
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { ...who.bearer, 'content-type': 'application/json', ...fromElsewhere() },
    })
    return { ...JSON.parse(answer.body), status: answer.status }
  }
  const { id: bankAccountId } = (await ask(member, '/v1/payouts/account', account)).data
  await tenant.write(tx =>
    tx.db
      .updateTable('payee_accounts')
      .set({ added_at: '2026-01-01T00:00:00Z', usable_at: '2026-01-02T00:00:00Z' })
      .where('id', '=', bankAccountId)
      .execute(),
  )
  const wish = (amount: number, withheld?: number) =>
    ask(member, '/v2/payout/request', { amount, bankAccountId, withheld })
  const { rules, version } = (await call('GET', '/v1/withholding/settings')).data
  const [low, ...higher] = rules.pph21.layers
  const unordered = {
    ...rules,
    pph21: { ...rules.pph21, layers: [{ ...low, upTo: 9_999_999_999 }, ...higher] },
  }
  const put = (body: object) => call('PUT', '/v1/withholding/settings', body)
  expect((await put({ version, isOn: true, rules: unordered })).errors[0].field).toBe('rules.pph21.layers')
  expect((await put({ version, isOn: true, rules })).status).toBe(200)
  expect((await put({ version, isOn: true, rules })).status).toBe(409)

  // nobody asks before it is known what is withheld
  expect((await wish(60_000)).message).toContain('Isi data pajak')
  const say = (body: object) => ask(member, '/v1/withholding/profile', body)
  const said = { kind: 'individual', income: 'service', taxNumber: '31.74.0101 0190-0001' }
  expect((await say({ ...said, taxNumber: '123' })).errors[0].field).toBe('taxNumber')
  expect(
    (await say({ ...said, taxNumber: '', letter: 'S-1', letterUntil: '2030-01-01' })).errors[0].field,
  ).toBe('taxNumber')
  const first = (await say(said)).data.id
  expect((await wish(60_000)).message).toContain('sedang diperiksa')
  const decide = (id: number, body: object, who = approver, host = tenant.host) =>
    ask(who, `/v1/withholding/profiles/${id}/decision`, body, host)
  const verify = { decision: 'verify' }
  expect((await decide(first, verify, member)).status).toBe(403)
  expect((await decide(first, verify, stranger, other.host)).status).toBe(404)
  expect((await decide(first, { decision: 'fix', reason: 'NIK tidak terbaca' })).data.status).toBe(
    'needs_fix',
  )
  expect((await wish(60_000)).message).toContain('perlu diperbaiki')
  expect((await page(member, '/Data-Pajak')).body).toContain('NIK tidak terbaca')
  const letters = await tenant.write(tx =>
    tx.db.selectFrom('mails').select('body_text').where('reason', '=', 'tax_profile.needs_fix').execute(),
  )
  expect(letters).toEqual([{ body_text: expect.stringContaining('NIK tidak terbaca') }])
  const waits = (await say(said)).data.id
  const queue = (await page(approver, '/Kelola/Potongan-Pajak')).body
  expect(queue).toContain('••••0001')
  expect(queue).not.toContain('3174010101900001')
  expect((await ask(approver, `/v1/withholding/profiles/${waits}/number`, {})).data.taxNumber).toBe(
    '3174010101900001',
  )
  expect((await decide(waits, verify)).status).toBe(200)
  expect((await decide(waits, verify)).status).toBe(409)

  // each payment by itself: half of 400 million, 60 at 5 % and 140 at 15 %
  expect((await wish(400_000_000, 0)).errors[0]).toMatchObject({ field: 'amount' })
  const cancelled = async (amount: number, withheld: number) => {
    const made = await wish(amount, withheld)
    expect(made.status).toBe(201)
    await ask(member, `/v1/payouts/${made.data.id}/cancel`, {})
  }
  await cancelled(400_000_000, 24_000_000)
  expect((await page(member, '/Pencairan')).body).toContain('PMK 168/2023')
  for (const [changed, tax] of [
    [{ taxNumber: '' }, 30_000],
    [{ kind: 'company' }, 20_000],
    [{ kind: 'company', taxNumber: '' }, 40_000],
    [{ income: 'royalty' }, 150_000],
    [{ kind: 'company', letter: 'S-55', letterUntil: '2026-11-01' }, 20_000],
    [{ kind: 'company', letter: 'S-55', letterUntil: '2030-12-31' }, 5_000],
    [{}, 25_000],
  ] as const) {
    await decide((await say({ ...said, ...changed })).data.id, verify)
    await cancelled(1_000_000, tax)
  }
  expect(await findings()).toEqual([])

  // what was told holds, whatever the rule becomes
  const { id } = (await wish(9_000_000, 225_000)).data
  const doubled = { ...rules, pph21: { ...rules.pph21, baseBps: 10_000 } }
  expect((await put({ version: version + 1, isOn: true, rules: doubled })).status).toBe(200)
  await approve(approver, id)
  const today = app.clock.now().toISOString().slice(0, 10)
  const outcome = (body: object) => ask(approver, `/v1/payouts/${id}/outcome`, body)
  expect((await outcome({ outcome: 'paid', on: today, reference: 'TRX-PPH' })).status).toBe(200)
  expect((await newestMail(app, member.email))?.text).toContain('Rp 8.775.000')
  expect(await balance(member)).toMatchObject({ paid: 8_775_000, available: 491_000_000, pending: 0 })
  const file = async (path: string, who: BuiltMember) =>
    (await app.request({ host: tenant.host, path, headers: { ...who.bearer, ...fromElsewhere() } })).body
  const report = await file('/v2/payout/statement?month=2026-11&format=csv', member)
  expect(report).toContain('Pencairan diserahkan;;-8775000;491225000')
  expect(report).toContain('PPh dipotong · PPh 21;;-225000;491000000')
  const slips = await file('/v1/withholding/file?month=2026-11', approver)
  expect(slips.split('\r\n')[1]?.split(';').slice(4, 13)).toEqual([
    '3174010101900001',
    'PPh 21, jasa perorangan',
    '',
    '9000000',
    '4500000',
    '5',
    '225000',
    '',
    'Dipotong',
  ])
  expect((await page(approver, '/Kelola/Potongan-Pajak')).body).toContain('Rp 225.000')
  expect(await findings()).toEqual([])

  // what goes to the tax office is no more than is owed, and one receipt is one deposit
  const deposit = (body: object, who = approver) => call('POST', '/v1/withholding/deposits', body, who)
  const paid = { account: 'pph21', amount: 100_000, on: today, reference: 'A1B2C3D4E5F6G7H8' }
  expect((await deposit({ ...paid, amount: 225_001 })).errors[0].field).toBe('amount')
  expect((await deposit({ ...paid, reference: 'pendek' })).errors[0].field).toBe('reference')
  expect((await deposit(paid, member)).status).toBe(403)
  expect(await deposit(paid)).toMatchObject({ status: 201, data: { left: 125_000 } })
  expect((await deposit(paid)).status).toBe(409)
  expect((await page(approver, '/Kelola/Potongan-Pajak')).body).toContain('"amount":125000')
  expect(await findings()).toEqual([])
  await outcome({ outcome: 'reversed', reason })
  expect(await balance(member)).toMatchObject({ paid: 0, available: 500_000_000 })
  expect(await file('/v1/withholding/file?month=2026-11', approver)).toContain('Batal')
  expect(await file('/v2/payout/statement?month=2026-11&format=csv', member)).toContain(
    'PPh dipotong · PPh 21;;225000;500000000',
  )
  expect(await findings()).toEqual([])
  expect((await put({ version: version + 2, isOn: false, rules })).status).toBe(200)
  await cancelled(60_000, 0)
})
