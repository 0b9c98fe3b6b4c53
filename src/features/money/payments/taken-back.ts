import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { changePayment, lockPayment } from './payment-attempts.store.ts'
import { apply } from './settling.ts'

/** What a provider's statement says a bank took back of a payment. */
interface TakenBack {
  /** whole rupiah, counted from the beginning */
  total: number
  /** the membership that notes it */
  by: number
  /** where it stands, kept with the payment */
  source: Readonly<Record<string, string | number>>
}

/**
 * Notes what a bank took back where the provider's own answers never speak of it: Xendit's invoices have no word for it.
 * It is booked as any other that was told. Noted before, it changes nothing.
 */
export async function noteTakenBack(
  context: InTenant,
  id: number,
  { total, by, source }: TakenBack,
): Promise<void> {
  const { tx, clock } = context
  const row = await lockPayment(tx, id)
  if (!row) throw notFound('Pembayaran')
  if (row.provider !== 'xendit' || row.paidAt === null)
    throw conflict('Penyedia ini mengabarkan sendiri apa yang ditarik kembali.')
  const more = Math.min(total - row.takenBack, row.amount - row.returned)
  if (more <= 0) return
  const at = clock.now()
  const amount = row.returned + more
  await apply(context, row, {
    change: { to: 'charged_back', isPaid: false, isLate: false, returned: { kind: 'chargeback', amount } },
    seen: { state: 'charged_back', amount: row.amount, paidAt: row.paidAt, providerId: '', raw: source },
    at,
    decidedBy: by,
  })
  changePayment(tx, id, { takenBack: row.takenBack + more }, at)
}
