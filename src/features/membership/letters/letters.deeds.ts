import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const lettersDeeds: DeedWords = {
  topics: { mailing: 'Kiriman surat', suppression: 'Alamat yang ditahan', message: 'Pesan aplikasi' },
  words: {
    'mailing.written': 'menulis kiriman',
    'mailing.scheduled': 'menjadwalkan kiriman',
    'mailing.cancelled': 'menghentikan kiriman',
    'suppression.added': 'menahan surat ke',
    'suppression.released': 'melepas alamat',
    'message.sent': 'mengirim pesan lewat aplikasi',
  },
  fields: { letters: 'Kata-kata surat' },
}
