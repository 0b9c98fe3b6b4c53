import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const appointmentsDeeds: DeedWords = {
  topics: {
    appointment: 'Janji temu',
  },
  words: {
    'appointment.confirmed': 'mengonfirmasi janji temu',
    'appointment.cancelled': 'membatalkan janji temu',
    'appointment.done': 'menyelesaikan janji temu',
    'appointment.no_show': 'menandai tidak hadir pada janji temu',
  },
  fields: { working_hours: 'Jam kerja' },
  states: {
    new: 'baru',
    confirmed: 'terkonfirmasi',
    no_show: 'tidak hadir',
    cancelled: 'dibatalkan',
  },
}
