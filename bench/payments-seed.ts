import { writeFileSync } from 'node:fs'
import { createSanggar } from '../src/app/sanggar.ts'
import { buildClass, buildClassroom } from '../src/features/learning/classes/classes.things.ts'
import { placeOrder } from '../src/features/money/orders/buying.ts'
import { allowPaying } from '../src/features/money/payments/payments.things.ts'
import { findBillByRef, insertBill } from '../src/features/money/simulator/bills.store.ts'
import { midtransBody } from '../src/features/money/simulator/sim-midtrans.ts'
import { keysOf } from '../src/features/money/simulator/simulator-keys.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import type { App } from '../test/app.ts'
import { buildTenant } from '../test/build.ts'
import { actingAs, inTenant } from '../test/in-tenant.ts'
import { buildMember } from '../test/members.ts'
import type { Stand } from './part-payments.ts'

/**
 * Run as a process of its own: a tenant that sells a class, who buys it, and notifications of its provider, signed, into
 * the database that the environment names. `payments-seed.ts <file> <how many>`
 */
const [, , path = '', count = '0'] = process.argv
const payments = Number(count)
const buyers = 40
const classesPaid = 25

const sanggar = await createSanggar(readConfig(process.env))
const clock = { now: () => new Date() }
const at = clock.now()
// of what builds it, they ask for the database and the time alone
const app = { sanggar, clock, origin: () => '' } as unknown as App
const tenant = await buildTenant(app, { slug: 'bayar' })
/** A class with a run, and which run that is. */
const classOf = (word: string) =>
  tenant.write(async tx => {
    const { id, slug } = await buildClass(tx, { slug: word, price: 300_000 })
    const run = await buildClassroom(tx, id, {
      start_at: new Date('2090-01-01'),
      end_at: new Date('2090-02-01'),
      registration_open_at: new Date('2026-01-01'),
      registration_close_at: new Date('2090-01-01'),
      capacity: 10_000,
    })
    return { slug, run: run.id }
  })
await tenant.write(tx => allowPaying(tx, at, 'midtrans'))
const { slug, run } = await classOf('kelas-berbayar')
const people = []
for (let turn = 0; turn < buyers; turn++) people.push(await buildMember(app, tenant, { kind: 4 }))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const refOf = (turn: number) =>
  `SGR-${'A'.repeat(20)}${[...String(turn).padStart(4, '0')].map(digit => letters[Number(digit)]).join('')}`
const later = new Date(at.getTime() + 86_400_000)
const keys = keysOf(sanggar.secrets, tenant.id)

interface Attempt {
  ref: string
  code: string
  /** what the bank says of it */
  status: 'pending' | 'settlement'
}

/** An attempt as it was begun at the simulated provider, and the bill there. */
async function attempt(tx: Tx, { ref, code, status }: Attempt): Promise<void> {
  const providerId = `bench-${ref}`
  await insertBill(tx, {
    dialect: 'midtrans',
    providerId,
    ref,
    channel: 'bca',
    title: 'Kelas',
    amount: 300_000,
    answer: {},
    notifyUrl: '',
    at,
    expiresAt: later,
  })
  if (status === 'settlement')
    await tx.db
      .updateTable('simulator_bills')
      .set({ status, settled_at: at })
      .where('ref', '=', ref)
      .execute()
  await tx.db
    .insertInto('payments')
    .values({
      subject_kind: 'order',
      subject_code: code,
      subject_number: `INV/${ref}`,
      provider: 'midtrans',
      is_simulated: true,
      ref,
      provider_id: providerId,
      method: 'va',
      channel: 'bca',
      amount: 300_000,
      fee: 4_000,
      state: 'pending',
      expires_at: later,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

async function noticeOf(tx: Tx, ref: string): Promise<string> {
  const bill = await findBillByRef(tx, ref)
  if (!bill) throw new Error('No bill')
  return JSON.stringify(midtransBody(bill, keys))
}
const bodies = await tenant.write(async tx => {
  for (let turn = 0; turn < payments; turn++)
    await attempt(tx, { ref: refOf(turn), code: `bench${turn}`, status: 'pending' })
  const made = []
  for (let turn = 0; turn < payments; turn++) made.push(await noticeOf(tx, refOf(turn)))
  return made
})
// orders of everybody, each with its bill, whose money has come
const paid: string[] = []
for (let turn = 0; turn < classesPaid; turn++) {
  const { slug: other } = await classOf(`kelas-dibayar-${turn}`)
  for (const buyer of people) {
    const ref = refOf(payments + paid.length)
    const { code } = await inTenant(app, tenant, context =>
      placeOrder({ ...context, ...actingAs(buyer) }, { slug: other }),
    )
    paid.push(
      await tenant.write(async tx => {
        await attempt(tx, { ref, code, status: 'settlement' })
        return noticeOf(tx, ref)
      }),
    )
  }
}
const stand: Stand = {
  host: tenant.host,
  slug,
  run,
  cookies: people.map(({ cookie }) => cookie.cookie),
  bodies,
  paid,
}
writeFileSync(path, JSON.stringify(stand))
await sanggar.close()
