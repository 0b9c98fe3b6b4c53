import { createLoopback } from '../../../platform/http/loopback.ts'
import { type Bill, noteLine } from './bills.store.ts'
import { midtransBody } from './sim-midtrans.ts'
import { xenditNotice } from './sim-xendit.ts'
import type { BillStatus, Faults } from './simulator.rules.ts'
import { keysOf } from './simulator-keys.ts'
import type { SimulatorWork } from './simulator-work.ts'

interface Told {
  tenantId: number
  bill: Bill
  faults: Faults
  /** of the tenant's site: where a notification goes whose charge named no address */
  origin: string
}

/** Tells us of a bill as its provider does, over HTTP; or badly, where that is asked for. */
export async function tell(house: SimulatorWork, told: Told): Promise<void> {
  const { bill, faults } = told
  if (faults.isDropped || isOnlyInStatement(bill)) return
  for (let time = 0; time <= faults.duplicate; time++) await send(house, told, bill.status)
  if (faults.isReordered) await send(house, told, 'pending')
}

/** Xendit's invoices know no word for what a bank takes back: its statement alone has the line. */
const isOnlyInStatement = ({ dialect, status }: Bill) => dialect === 'xendit' && status === 'chargeback'

async function send(
  house: SimulatorWork,
  { tenantId, bill, faults, origin }: Told,
  status: BillStatus,
): Promise<void> {
  const keys = keysOf(house.secrets, tenantId)
  const isMidtrans = bill.dialect === 'midtrans'
  const body = isMidtrans ? midtransBody(bill, keys, status) : xenditNotice(bill, status)
  if (isMidtrans && faults.isWronglySigned) body.signature_key = '0'.repeat(128)
  const sent = JSON.stringify(body)
  const url = bill.notifyUrl || `${origin}/v1/payments/webhooks/${bill.dialect}`
  const token = faults.isWronglySigned ? 'salah' : keys.callbackToken
  await post(house, {
    tenantId,
    ref: bill.ref,
    url,
    sent,
    headers: isMidtrans ? {} : { 'x-callback-token': token },
  })
}

interface Posted {
  tenantId: number
  ref: string
  url: string
  sent: string
  headers: Record<string, string>
}

/** Tells us something over HTTP; what went over the wire is kept. */
export async function post(
  house: SimulatorWork,
  { tenantId, ref, url, sent, headers }: Posted,
): Promise<void> {
  const { status, text } = await answerOf(house, url, sent, headers)
  await house.database.withTenant(tenantId, async tx =>
    noteLine(tx, {
      ref,
      direction: 'out',
      line: `POST ${new URL(url).pathname}`,
      sent,
      answered: text,
      status,
      at: house.clock.now(),
    }),
  )
}

async function answerOf(
  { config }: SimulatorWork,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  try {
    const response = await createLoopback(config)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: 'tidak ada jawaban' }
  }
}
