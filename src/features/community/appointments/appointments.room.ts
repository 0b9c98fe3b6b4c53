import { room } from '../../../platform/room.ts'
import { appointmentsApi } from './appointments.api.ts'
import { workingHoursSetting } from './appointments.contract.ts'
import { appointmentsDeeds } from './appointments.deeds.ts'
import { appointmentForms } from './appointments.forms.ts'
import { loadAppointments, loadMakeAppointment } from './appointments.loads.ts'
import { appointmentsPersonal } from './appointments.personal.ts'

export const appointmentsRoom = room(() => ({
  name: 'appointments',
  pages: {
    'Make-Appointment': loadMakeAppointment,
    'Kelola-Janji-Temu': loadAppointments,
  },
  calls: appointmentsApi(),
  forms: appointmentForms(),
  intros: {
    '/Make-Appointment': { label: 'Janji temu', place: 270 },
  },
  deeds: appointmentsDeeds,
  /** when appointments may begin; days 1 Monday … 7 Sunday */
  settings: { working_hours: workingHoursSetting },
  office: {
    sections: [
      {
        group: 'activities',
        place: 60,
        label: 'Janji temu',
        page: 'Kelola-Janji-Temu',
        icon: 'calendar',
        key: 'j',
        permission: 'manageAppointments',
      },
    ],
  },
  personal: [appointmentsPersonal],
}))
