import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const meetingsDeeds: DeedWords = {
  topics: { meeting: 'Pertemuan' },
  words: {
    'meeting.plan': 'merencanakan pertemuan',
    'meeting.change': 'mengubah pertemuan',
    'meeting.move': 'memindah pertemuan',
    'meeting.cancel': 'membatalkan pertemuan',
    'meeting.restore': 'mengadakan lagi pertemuan',
    'meeting.end': 'mengakhiri pertemuan',
    'meeting.remove': 'menghapus pertemuan',
    'meeting.record': 'memasang rekaman pertemuan',
    'meeting.attendance': 'membetulkan kehadiran',
    'meeting.file': 'mengunduh daftar hadir',
    'meeting.restored': 'mengembalikan pertemuan yang dihapus:',
  },
}
