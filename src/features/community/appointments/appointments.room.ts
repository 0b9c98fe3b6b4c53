import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { type AppointmentsDeps, appointmentsApi } from './appointments.api.ts'
import { workingHoursSetting } from './appointments.contract.ts'
import { appointmentsDeeds } from './appointments.deeds.ts'
import { appointmentForms } from './appointments.forms.ts'
import { loadMakeAppointment, managedAppointments } from './appointments.loads.ts'
import { appointmentKind } from './appointments.mail.ts'
import { workingHoursForm } from './appointments.office.ts'
import { appointmentsPersonal } from './appointments.personal.ts'
import { appointmentEvents } from './appointments.rules.ts'

export const appointmentsRoom = room((house: AppointmentsDeps) => ({
  name: 'appointments',
  pages: {
    'Make-Appointment': loadMakeAppointment,
    'Kelola-Janji-Temu': managedAppointments.load,
  },
  calls: [...appointmentsApi(house), ...managedAppointments.calls],
  forms: appointmentForms(),
  intros: {
    [routes['Make-Appointment']]: { label: 'Janji temu', place: 270, isForm: true },
  },
  notificationKinds: [appointmentKind],
  webhookEvents: appointmentEvents,
  deeds: appointmentsDeeds,
  settings: { working_hours: workingHoursSetting },
  settingForms: [workingHoursForm],
  office: {
    sections: [
      {
        group: 'activities',
        place: 60,
        label: 'Janji temu',
        page: 'Kelola-Janji-Temu',
        icon: 'calendar-clock',
        key: 'j',
        permission: 'manageAppointments',
      },
    ],
  },
  personal: [appointmentsPersonal],
}))
