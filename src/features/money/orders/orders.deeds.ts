import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const ordersDeeds: DeedWords = {
  topics: {
    refund: 'Pengembalian dana',
    order: 'Pesanan',
  },
  words: {
    'refund.asked': 'mengajukan pengembalian dana',
    'refund.approved': 'menyetujui pengembalian dana',
    'refund.rejected': 'menolak pengembalian dana',
    'refund.approved_first': 'menyetujui pengembalian dana sebagai yang pertama dari dua',
    'refund.sent': 'mengirim pengembalian dana lewat penyedia',
    'refund.unsent': 'mencatat pengembalian dana tidak terkirim',
    'refund.limit_changed': 'mengubah batas pengembalian dana',
    'refund.account_written': 'menulis rekening tujuan pengembalian dana',
    'refund.done': 'menandai pengembalian dana terkirim',
  },
  states: {
    requested: 'menunggu persetujuan',
    approved: 'disetujui',
    sent: 'dikirim',
  },
}
