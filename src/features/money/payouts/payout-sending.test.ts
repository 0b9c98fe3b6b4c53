import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying } from '../payments/payments.things.ts'
import { irisSignature } from '../providers/signatures.ts'
import { payoutKeysOf } from '../simulator/simulator-keys.ts'
import { approvedPayout } from './payouts.things.ts'

let app: App
const tenants = {} as Record<'midtrans' | 'xendit', BuiltTenant>
const approvers = {} as Record<'midtrans' | 'xendit', BuiltMember>
const dialects = ['midtrans', 'xendit'] as const
type Dialect = (typeof dialects)[number]

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  for (const dialect of dialects) {
    const tenant = await buildTenant(app, { slug: `kirim-${dialect}` })
    await tenant.write(tx => allowPaying(tx, testNow, dialect))
    tenants[dialect] = tenant
    approvers[dialect] = await buildMember(app, tenant, { kind: 1 })
  }
}, 60_000)
afterAll(() => app?.close())

async function ask(dialect: Dialect, path: string, body: object, who = approvers[dialect]) {
  const answer = await app.request({
    host: tenants[dialect].host,
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `k${nextNumber()}`,
      ...who.bearer,
      ...fromElsewhere(),
    },
  })
  const { data, message, errors } = JSON.parse(answer.body)
  return { status: answer.status, data, errors, message: String(message) }
}

/** An approved payout of 60.000, whose number is sealed with this house's key. */
const approved = (dialect: Dialect, bank = '014', withheld = 0) =>
  tenants[dialect].write(tx =>
    approvedPayout(tx, {
      secrets: app.sanggar.secrets,
      tenantId: tenants[dialect].id,
      bank,
      withheld,
      at: app.clock.now(),
    }),
  )

const stateOf = (dialect: Dialect, id: number) =>
  tenants[dialect].write(tx =>
    tx.db
      .selectFrom('payouts')
      .select(['state', 'ref', 'provider_id', 'sends', 'problem'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

/** What the provider has of it; several would be money lost. */
async function there(dialect: Dialect, id: number) {
  const { ref } = await stateOf(dialect, id)
  const rows = await tenants[dialect].write(tx =>
    tx.db
      .selectFrom('simulator_payouts')
      .selectAll()
      .where('ref', '=', ref ?? '')
      .execute(),
  )
  return rows
}

const owner = (personId: number) => `person:${personId}`
const onAccount = (dialect: Dialect, personId: number) =>
  inTenant(app, tenants[dialect], async ({ tx }) => ({
    available: 0 - (await totalOf(tx, { kind: 'payee_available', owner: owner(personId) })),
    pending: 0 - (await totalOf(tx, { kind: 'pending_payout', owner: owner(personId) })),
  }))

const findings = (dialect: Dialect) =>
  inTenant(app, tenants[dialect], ({ tx, partsOf }) => findingsIn(tx, partsOf))

/** The clock goes on, and what is due is asked. */
async function tick(milliseconds = 60_000) {
  app.clock.advance(milliseconds)
  await app.sanggar.jobs.runOften()
}

const becomes = (dialect: Dialect, id: number, state: string) =>
  until(async () => (await stateOf(dialect, id)).state === state)

/** Sent, and known there by its number. */
async function send(dialect: Dialect, id: number) {
  const { data } = await ask(dialect, '/v2/payout/send', { ids: [id] })
  await until(async () => (await stateOf(dialect, id)).provider_id !== null)
  return data.rows[0]
}
async function atDesk(dialect: Dialect, id: number, deed: string, faults: object = {}) {
  const [row] = await there(dialect, id)
  expect((await ask(dialect, `/v1/simulator/payouts/${row?.id}/deeds`, { deed, ...faults })).status).toBe(200)
}

/** The answer to the very sending is lost: what is asked before and after it is not. */
function loseAnswers(dialect: Dialect, id: number) {
  const real = globalThis.fetch
  const isSending = (url: string, init: RequestInit | undefined) =>
    init?.method === 'POST' &&
    /\/payouts$/.test(url) &&
    `${JSON.stringify([...new Headers(init.headers)])}`.includes('PYT-')
  globalThis.fetch = async (input, init) => {
    const answer = await real(input, init)
    if (isSending(String(input), init)) throw new TypeError(`lost: ${dialect} ${id}`)
    return answer
  }
  return {
    end: () => {
      globalThis.fetch = real
    },
  }
}

describe.each(dialects)('through %s', dialect => {
  it('an approved payout is sent, processed and paid, and may come back', async () => {
    const { id, personId } = await approved(dialect)
    expect(await send(dialect, id)).toEqual({ id, ok: true, message: '' })
    expect(
      (await there(dialect, id)).map(({ account, amount }) => ({ account, amount: Number(amount) })),
    ).toEqual([{ account: '1234567890', amount: 60_000 }])
    expect((await ask(dialect, '/v2/payout/send', { ids: [id] })).data.rows[0].ok).toBe(false)
    const byHand = await ask(dialect, `/v1/payouts/${id}/outcome`, {
      outcome: 'cancelled',
      reason: 'Dibatalkan dengan tangan',
    })
    expect(byHand.status).toBe(409)
    await atDesk(dialect, id, 'process')
    await becomes(dialect, id, 'processing')
    expect(await findings(dialect)).toEqual([])
    await atDesk(dialect, id, 'complete', { duplicate: 2, isReordered: true })
    await becomes(dialect, id, 'paid')
    expect(await onAccount(dialect, personId)).toEqual({ available: 0, pending: 0 })
    await atDesk(dialect, id, 'return')
    await becomes(dialect, id, 'reversed')
    expect(await onAccount(dialect, personId)).toEqual({ available: 60_000, pending: 0 })
    expect(await findings(dialect)).toEqual([])
  })

  it('of a payout whose tax is withheld the rest is sent, and all of it is back when the bank sends it back', async () => {
    const { id, personId } = await approved(dialect, '014', 1_500)
    await send(dialect, id)
    expect((await there(dialect, id)).map(({ amount }) => Number(amount))).toEqual([58_500])
    await atDesk(dialect, id, 'process')
    await becomes(dialect, id, 'processing')
    const owed = () =>
      inTenant(app, tenants[dialect], ({ tx }) => totalOf(tx, { kind: 'tax_withheld', owner: 'pph21' }))
    expect(await owed()).toBe(-1_500)
    expect(await findings(dialect)).toEqual([])
    await atDesk(dialect, id, 'complete')
    await becomes(dialect, id, 'paid')
    expect(await findings(dialect)).toEqual([])
    await atDesk(dialect, id, 'return')
    await becomes(dialect, id, 'reversed')
    expect([await owed(), await onAccount(dialect, personId)]).toEqual([0, { available: 60_000, pending: 0 }])
    expect(await findings(dialect)).toEqual([])
  })

  it('what fails is there again for the payee', async () => {
    const { id, personId } = await approved(dialect)
    await send(dialect, id)
    await atDesk(dialect, id, 'fail', { isDropped: true })
    expect((await stateOf(dialect, id)).state).not.toBe('failed')
    await tick(15 * 60_000)
    expect((await stateOf(dialect, id)).state).toBe('failed')
    expect(await onAccount(dialect, personId)).toEqual({ available: 60_000, pending: 0 })
    expect(await findings(dialect)).toEqual([])
  })

  it('what the provider says otherwise of what has ended is for people to look at, and moves nothing', async () => {
    const { id, personId } = await approved(dialect)
    await send(dialect, id)
    await atDesk(dialect, id, 'fail')
    await becomes(dialect, id, 'failed')
    const { ref } = await stateOf(dialect, id)
    const saysNow = async (status: string) => {
      await tick()
      await tenants[dialect].write(async tx => {
        await tx.db.updateTable('simulator_payouts').set({ status }).where('ref', '=', ref).execute()
        await tx.db.updateTable('payouts').set({ heard_at: app.clock.now() }).where('id', '=', id).execute()
      })
      await tick()
      return findings(dialect)
    }
    expect(await saysNow('completed')).toEqual([expect.stringContaining('sudah kembali ke saldo penerima')])
    expect((await stateOf(dialect, id)).state).toBe('failed')
    expect(await onAccount(dialect, personId)).toEqual({ available: 60_000, pending: 0 })
    expect(await there(dialect, id)).toHaveLength(1)
    expect(await saysNow('failed')).toEqual([])
  })

  it('an answer that is lost leaves it unknown, looked up, and sent under no other name', async () => {
    const { id, personId } = await approved(dialect)
    const lost = loseAnswers(dialect, id)
    await ask(dialect, '/v2/payout/send', { ids: [id] })
    await becomes(dialect, id, 'unknown')
    lost.end()
    expect(await onAccount(dialect, personId)).toEqual({ available: 0, pending: 0 })
    expect(await findings(dialect)).toEqual([])
    const { ref } = await stateOf(dialect, id)
    await tick()
    const after = await stateOf(dialect, id)
    expect(after.ref).toBe(ref)
    expect(after.provider_id).not.toBeNull()
    expect(await there(dialect, id)).toHaveLength(1)
    await atDesk(dialect, id, 'complete')
    await becomes(dialect, id, 'paid')
    expect(await findings(dialect)).toEqual([])
  })

  it('a forged notification is refused, and a genuine one is only a reason to ask', async () => {
    const { id } = await approved(dialect)
    await send(dialect, id)
    const { provider_id, ref } = await stateOf(dialect, id)
    const { noticeKey } = payoutKeysOf(app.sanggar.secrets, tenants[dialect].id, dialect)
    const body = JSON.stringify(
      dialect === 'midtrans'
        ? { reference_no: provider_id, amount: '60000.0', status: 'completed', updated_at: '2026-11-21' }
        : { event: 'payout.succeeded', data: { id: provider_id, reference_id: ref, status: 'SUCCEEDED' } },
    )
    const tell = (headers: Record<string, string>) =>
      app.request({
        host: tenants[dialect].host,
        path: `/v1/payouts/webhooks/${dialect}`,
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const signed = (key: string): Record<string, string> =>
      dialect === 'midtrans'
        ? { 'iris-signature': irisSignature(Buffer.from(body), key) }
        : { 'x-callback-token': key }
    expect((await tell(signed('salah'))).status).toBe(403)
    expect((await tell({})).status).toBe(403)
    // the other tenant's key signs nothing here
    const [otherDialect = dialect] = dialects.filter(one => one !== dialect)
    const foreign = payoutKeysOf(app.sanggar.secrets, tenants[otherDialect].id, dialect)
    expect((await tell(signed(foreign.noticeKey))).status).toBe(403)
    expect((await tell(signed(noticeKey))).status).toBe(200)
    await tick()
    expect((await stateOf(dialect, id)).state).not.toBe('paid')
    expect(await findings(dialect)).toEqual([])
  })
})

it('a bank that the provider does not send to is transferred to by hand', async () => {
  const { id } = await approved('midtrans', '506')
  const refused = await ask('midtrans', '/v2/payout/send', { ids: [id] })
  expect(refused.data.rows[0].message).toContain('Transfer dengan tangan')
  expect((await stateOf('midtrans', id)).state).toBe('approved')
})

it('an account that changed meanwhile holds what was approved before', async () => {
  const { id, payeeId } = await approved('xendit')
  await tenants.xendit.write(async tx => {
    const usable_at = new Date(app.clock.now().getTime() + 3_600_000)
    const { id: account } = await tx.db
      .selectFrom('payee_accounts')
      .select('id')
      .where('payee_id', '=', payeeId)
      .executeTakeFirstOrThrow()
    await tx.db
      .updateTable('payee_accounts')
      .set({ usable_at, added_at: app.clock.now() })
      .where('id', '=', account)
      .execute()
  })
  const refused = await ask('xendit', '/v2/payout/send', { ids: [id] })
  expect(refused.data.rows[0].message).toContain('baru diganti')
})

it('what Midtrans never answers a person looks up; a wrong number is found out, and a missing one takes half a day and another person', async () => {
  const { id, personId } = await approved('midtrans')
  const other = await approved('midtrans')
  await send('midtrans', other.id)
  const lost = loseAnswers('midtrans', id)
  await ask('midtrans', '/v2/payout/send', { ids: [id] })
  await becomes('midtrans', id, 'unknown')
  lost.end()
  const reconcile = (body: object, who = approvers.midtrans) =>
    ask('midtrans', `/v1/payouts/${id}/reconcile`, body, who)
  const absent = { outcome: 'absent', reason: 'Tidak ada di dasbor Iris' }
  expect((await reconcile(absent)).status).toBe(409)
  const { provider_id } = await stateOf('midtrans', other.id)
  expect((await reconcile({ outcome: 'number', number: provider_id })).status).toBe(200)
  await until(async () => (await stateOf('midtrans', id)).problem.includes('pencairan lain'))
  expect(await stateOf('midtrans', id)).toMatchObject({ state: 'unknown', provider_id: null })
  // nobody was asked for half a day: the key may be forgotten, so nothing is sent again
  await tenants.midtrans.write(tx =>
    tx.db.updateTable('payouts').set({ queued_at: '2026-11-01T00:00:00Z' }).where('id', '=', id).execute(),
  )
  const { sends } = await stateOf('midtrans', id)
  await tick()
  expect(await stateOf('midtrans', id)).toMatchObject({ state: 'unknown', sends })
  expect((await reconcile(absent)).message).toContain('orang lain')
  // whoever linked the payee: they send nothing by it, and two administrators are not stuck
  const second = await buildMember(app, tenants.midtrans, { kind: 1 })
  await tenants.midtrans.write(tx =>
    tx.db
      .updateTable('payees')
      .set({ linked_by: second.membershipId })
      .where('person_id', '=', personId)
      .execute(),
  )
  expect((await reconcile(absent, second)).status).toBe(200)
  expect((await stateOf('midtrans', id)).state).toBe('failed')
  expect(await onAccount('midtrans', personId)).toEqual({ available: 60_000, pending: 0 })
  expect(await findings('midtrans')).toEqual([])
})
