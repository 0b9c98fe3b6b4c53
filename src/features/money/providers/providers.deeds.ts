import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const providersDeeds: DeedWords = {
  topics: { payment_settings: 'Pengaturan pembayaran' },
  words: { 'payment_settings.changed': 'mengubah pengaturan pembayaran' },
  fields: { sales: 'Penjualan' },
  states: { none: 'belum ada', midtrans: 'Midtrans', xendit: 'Xendit', simulator: 'simulator' },
}
