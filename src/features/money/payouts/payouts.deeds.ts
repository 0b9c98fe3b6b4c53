import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const payoutsDeeds: DeedWords = {
  topics: { payout: 'Pencairan', payee: 'Penerima', payout_settings: 'Pengaturan pencairan' },
  words: {
    'payout.requested': 'mengajukan pencairan',
    'payout.approved': 'menyetujui pencairan',
    'payout.approved_first': 'menyetujui pencairan, yang pertama dari dua',
    'payout.queued': 'mengirim pencairan lewat penyedia',
    'payout.number_noted': 'mengisi nomor pencairan di penyedia',
    'payout.absent': 'menyatakan pencairan tidak ada di penyedia',
    'payout_settings.changed': 'mengubah pengaturan pencairan',
    'payout.paid': 'menandai pencairan sudah ditransfer',
    'payout.rejected': 'menolak pencairan',
    'payout.cancelled': 'membatalkan pencairan',
    'payout.reversed': 'mencatat pencairan dikembalikan bank',
    'payout.account_shown': 'membuka nomor rekening pencairan',
    'payee.linked': 'menautkan penerima',
    'payee.account_changed': 'mengganti rekening pencairan',
  },
  states: { reversed: 'dikembalikan bank', queued: 'dikirim ke penyedia' },
}
