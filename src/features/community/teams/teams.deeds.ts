import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const teamsDeeds: DeedWords = {
  topics: {
    team: 'Tim liga',
  },
  words: {
    'team.drafted': 'menyimpan draf tim',
    'team.submitted': 'mengirim pendaftaran tim',
    'team.pending_payment': 'meminta pembayaran dari tim',
    'team.verified': 'memverifikasi tim',
    'team.accepted': 'menerima tim',
    'team.needs_fix': 'meminta perbaikan dari tim',
    'team.rejected': 'menolak tim',
    'team.withdrawn': 'mengundurkan tim',
    'team.disqualified': 'mendiskualifikasi tim',
    'team.details_read': 'membuka data lengkap tim',
    'team.sheet_checked': 'memeriksa lembar persetujuan wali untuk tim',
    'team.paper_added': 'menambahkan dokumen tim',
    'team.paper_removed': 'menghapus dokumen tim',
    'team.fee_paid': 'membayar biaya pendaftaran tim',
    'team.guardian_confirmed': 'sebagai wali menyetujui keikutsertaan di tim',
    'team.guardian_refused': 'sebagai wali tidak menyetujui keikutsertaan di tim',
  },
  states: {
    pending_payment: 'menunggu pembayaran',
    accepted: 'diterima',
    needs_fix: 'perlu perbaikan',
    withdrawn: 'mundur',
    disqualified: 'didiskualifikasi',
    draft: 'draf',
  },
}
