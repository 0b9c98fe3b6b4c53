import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const donationsDeeds: DeedWords = {
  topics: { donation: 'Donasi', donation_use: 'Pemakaian donasi' },
  words: {
    'donation.published': 'menampilkan nama dan pesan donasi',
    'donation.rejected': 'menyembunyikan nama dan pesan donasi',
    'donation_use.added': 'mencatat pemakaian donasi',
    'donation_use.undone': 'membatalkan pemakaian donasi',
  },
  states: {},
}
