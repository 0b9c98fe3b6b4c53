import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const ledgerDeeds: DeedWords = {
  topics: { ledger_month: 'Bulan buku besar' },
  words: {
    'ledger_month.asked': 'mengajukan penutupan bulan buku besar',
    'ledger_month.withdrawn': 'membatalkan pengajuan penutupan bulan buku besar',
    'ledger_month.closed': 'menutup bulan buku besar',
    'ledger_month.filed': 'mencatat bukti lapor bulan buku besar',
  },
  states: {},
  topicFields: { ledger_month: { note: 'Penjelasan', seal: 'Segel', reference: 'Bukti lapor' } },
}
