import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const payoutsDeeds: DeedWords = {
  topics: { payout: 'Pencairan', payee: 'Penerima' },
  words: {
    'payout.requested': 'mengajukan pencairan',
    'payout.approved': 'menyetujui pencairan',
    'payout.paid': 'menandai pencairan sudah ditransfer',
    'payout.rejected': 'menolak pencairan',
    'payout.cancelled': 'membatalkan pencairan',
    'payout.reversed': 'mencatat pencairan dikembalikan bank',
    'payout.account_shown': 'membuka nomor rekening pencairan',
    'payee.linked': 'menautkan penerima',
    'payee.account_changed': 'mengganti rekening pencairan',
  },
  states: { reversed: 'dikembalikan bank' },
}
