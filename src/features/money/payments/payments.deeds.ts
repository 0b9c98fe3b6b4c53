import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const paymentsDeeds: DeedWords = {
  topics: { payment: 'Pembayaran' },
  words: {
    'payment.confirmed': 'mengonfirmasi transfer untuk',
    'payment.rejected': 'menolak bukti transfer untuk',
  },
  fields: { amount: 'jumlah' },
}
