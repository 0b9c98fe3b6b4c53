import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { permissions } from '../src/features/core/permissions/permissions.ts'
import { type PaymentsDeps, startPayment } from '../src/features/money/payments/payments.ts'
import { channelNames } from '../src/features/money/providers/pay-channels.rules.ts'
import type {
  ConfirmedPayment,
  Due,
  Payable,
  ReturnedPayment,
} from '../src/features/money/providers/payables.contract.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { openEndpoint } from '../src/platform/http/endpoint.ts'
import { room } from '../src/platform/room.ts'

/** A bill of a test's own: the plainest thing that can be paid, in a room beside those of the house. */
export interface TestBill {
  due: Due
  /** what its room was told, in turn */
  paid: ConfirmedPayment[]
  returned: ReturnedPayment[]
}

const bills = new Map<string, TestBill>()

const keyOf = async (tx: Tx, code: string): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select current_tenant() as id`.execute(tx.db)
  return `${rows[0]?.id} ${code}`
}

interface Wishes {
  tenantId: number
  membershipId: number
  total?: number
  expiresAt: Date
}

/** Something to be paid by this member. */
export function buildBill({ tenantId, membershipId, total = 150_000, expiresAt }: Wishes): TestBill {
  const code = randomBytes(20).toString('hex').slice(0, 20)
  const bill: TestBill = {
    due: {
      code,
      number: 'INV/2026/000123',
      title: 'Kelas Merajut Data',
      lines: [{ label: 'Kelas Merajut Data', amount: total }],
      total,
      state: 'pending',
      expiresAt,
      buyer: { membershipId, name: 'Dewi Lestari', email: 'dewi@contoh.id', phone: null },
      next: { href: '/Belajar', label: 'Mulai belajar' },
      back: '/Class',
    },
    paid: [],
    returned: [],
  }
  bills.set(`${tenantId} ${code}`, bill)
  return bill
}

const payable: Payable = {
  kind: 'test',
  async find({ tx }, code) {
    return bills.get(await keyOf(tx, code))?.due ?? null
  },
  async paid({ tx }, code, payment) {
    const bill = bills.get(await keyOf(tx, code))
    bill?.paid.push(payment)
    if (bill) bill.due = { ...bill.due, state: 'paid' }
  },
  async returned({ tx }, code, payment) {
    const bill = bills.get(await keyOf(tx, code))
    bill?.returned.push(payment)
    if (bill)
      bill.due = { ...bill.due, state: payment.amount < bill.due.total ? 'partially_refunded' : 'refunded' }
  },
}

/** Begins a payment as a room of the house does that sells something. */
const startCall = (house: PaymentsDeps) =>
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/test-bills/payments',
      tag: 'Tes',
      summary: 'Memulai pembayaran',
      message: 'Dimulai',
      access: permissions.beMember,
      body: z.strictObject({ code: z.string(), channel: z.enum(channelNames) }),
      data: z.object({ id: z.int(), state: z.string(), instructions: z.unknown() }),
    },
    async (context, { body }) => {
      const { id, state, instructions } = await startPayment(house, context, { kind: 'test', ...body })
      return { id, state, instructions }
    },
  )

export const testBillsRoom = room((house: PaymentsDeps) => ({
  name: 'test-bills',
  payables: [payable],
  calls: [startCall(house)],
}))
