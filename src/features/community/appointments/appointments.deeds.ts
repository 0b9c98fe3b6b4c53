import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const appointmentsDeeds: DeedWords = {
  topics: {
    appointment: 'Janji temu',
  },
  words: {
    'appointment.moved': 'memindahkan janji temu',
    'appointment.confirmed': 'mengonfirmasi janji temu',
    'appointment.cancelled': 'membatalkan janji temu',
    'appointment.done': 'menyelesaikan janji temu',
    'appointment.no_show': 'menandai tidak hadir pada janji temu',
  },
  fields: {
    appointment_calendar: 'Kalender janji temu',
    preferredAt: 'Waktu',
    working_hours: 'Jam kerja',
  },
  states: {
    new: 'baru',
    confirmed: 'terkonfirmasi',
    no_show: 'tidak hadir',
    cancelled: 'dibatalkan',
  },
}
