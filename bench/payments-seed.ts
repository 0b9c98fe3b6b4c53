import { writeFileSync } from 'node:fs'
import { createSanggar } from '../src/app/sanggar.ts'
import { buildClass, buildClassroom } from '../src/features/learning/classes/classes.things.ts'
import { allowPaying } from '../src/features/money/payments/payments.things.ts'
import { insertBill } from '../src/features/money/simulator/bills.store.ts'
import { midtransBody } from '../src/features/money/simulator/sim-midtrans.ts'
import { keysOf } from '../src/features/money/simulator/simulator-keys.ts'
import { readConfig } from '../src/platform/config.ts'
import type { App } from '../test/app.ts'
import { buildTenant } from '../test/build.ts'
import { buildMember } from '../test/members.ts'
import type { Stand } from './part-payments.ts'

/**
 * Run as a process of its own: a tenant that sells a class, who buys it, and notifications of its provider, signed, into
 * the database that the environment names. `payments-seed.ts <file> <how many>`
 */
const [, , path = '', count = '0'] = process.argv
const payments = 100
const buyers = 40

const sanggar = await createSanggar(readConfig(process.env))
const clock = { now: () => new Date() }
const at = clock.now()
// of what builds it, they ask for the database and the time alone
const app = { sanggar, clock, origin: () => '' } as unknown as App
const tenant = await buildTenant(app, { slug: 'bayar' })
const { slug } = await tenant.write(async tx => {
  await allowPaying(tx, at, 'midtrans')
  const found = await buildClass(tx, { slug: 'kelas-berbayar', price: 300_000 })
  await buildClassroom(tx, found.id, {})
  return found
})
const people = []
for (let turn = 0; turn < buyers; turn++) people.push(await buildMember(app, tenant, { kind: 4 }))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const refOf = (turn: number) =>
  `SGR-${'A'.repeat(20)}${[...String(turn).padStart(4, '0')].map(digit => letters[Number(digit)]).join('')}`
const later = new Date(at.getTime() + 86_400_000)
const keys = keysOf(sanggar.secrets, tenant.id)
const bodies = await tenant.write(async tx => {
  for (let turn = 0; turn < payments; turn++) {
    const ref = refOf(turn)
    const providerId = `bench-${turn}`
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
    await tx.db
      .insertInto('payments')
      .values({
        subject_kind: 'order',
        subject_code: `bench${turn}`,
        subject_number: `INV/${turn}`,
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
  const bills = await tx.db.selectFrom('simulator_bills').selectAll().orderBy('id').execute()
  return Array.from({ length: Number(count) }, (_, turn) => {
    const row = bills[turn % bills.length]
    if (!row) throw new Error('No bill')
    const bill = {
      id: row.id,
      dialect: 'midtrans' as const,
      providerId: row.provider_id,
      ref: row.ref,
      channel: row.channel,
      title: row.title,
      amount: Number(row.amount),
      returned: 0,
      status: 'pending' as const,
      answer: {},
      notifyUrl: '',
      createdAt: at,
      expiresAt: later,
      settledAt: null,
    }
    // the signature covers number, code and amount: each is another one nevertheless
    return JSON.stringify({ ...midtransBody(bill, keys, 'pending'), custom_field1: String(turn) })
  })
})
const stand: Stand = { host: tenant.host, slug, cookies: people.map(({ cookie }) => cookie.cookie), bodies }
writeFileSync(path, JSON.stringify(stand))
await sanggar.close()
