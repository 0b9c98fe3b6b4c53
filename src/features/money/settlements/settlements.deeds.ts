import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const settlementsDeeds: DeedWords = {
  topics: { statement: 'Laporan penyelesaian' },
  words: {
    'statement.added': 'mengunggah laporan penyelesaian',
    'statement.booked': 'membukukan laporan penyelesaian',
    'statement.asked': 'menanyakan kepada penyedia isi laporan penyelesaian',
    'statement.noted': 'mencatat penarikan oleh bank dari laporan penyelesaian',
    'statement.removed': 'membuang laporan penyelesaian',
  },
  states: {},
  topicFields: {
    statement: {
      provider: 'Penyedia',
      lines: 'Baris',
      payments: 'Pembayaran',
      settled: 'Masuk bank',
      feeDifference: 'Selisih biaya',
      reference: 'Referensi',
      takenBack: 'Ditarik bank',
    },
  },
}
