import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const enrolmentsDeeds: DeedWords = {
  topics: {
    enrolment: 'Peserta kelas',
    class_staff: 'Pengelola kelas',
  },
  words: {
    'enrolment.add': 'mendaftarkan peserta',
    'enrolment.approve': 'menerima peserta',
    'enrolment.decline': 'menolak pendaftaran',
    'enrolment.complete': 'menandai peserta selesai',
    'enrolment.suspend': 'menangguhkan peserta',
    'enrolment.reinstate': 'memulihkan peserta',
    'enrolment.remove': 'mengeluarkan peserta',
    'enrolment.move': 'memindahkan peserta',
    'class_staff.add': 'menambah pengelola kelas',
    'class_staff.remove': 'melepas pengelola kelas',
  },
  states: {
    requested: 'menunggu persetujuan',
    waitlisted: 'di daftar tunggu',
    pending_payment: 'menunggu pembayaran',
    completed: 'selesai',
    declined: 'ditolak',
  },
}
