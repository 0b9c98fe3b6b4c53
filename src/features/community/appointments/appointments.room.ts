import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { type RemindersDeps, remindOfAppointments } from './appointment-reminders.ts'
import { type AppointmentsDeps, appointmentsApi } from './appointments.api.ts'
import { calendarSetting, workingHoursSetting } from './appointments.contract.ts'
import { appointmentsDeeds } from './appointments.deeds.ts'
import { appointmentForms } from './appointments.forms.ts'
import { loadMakeAppointment, managedAppointments } from './appointments.loads.ts'
import { appointmentKind } from './appointments.mail.ts'
import { calendarForm, workingHoursForm } from './appointments.office.ts'
import { appointmentsPersonal } from './appointments.personal.ts'
import { appointmentEvents } from './appointments.rules.ts'
import { loadOwnAppointment } from './own-appointment.loads.ts'

export const appointmentsRoom = room((house: AppointmentsDeps & RemindersDeps) => ({
  name: 'appointments',
  pages: {
    'Janji-Temu-token': loadOwnAppointment,
    'Make-Appointment': loadMakeAppointment,
    'Kelola-Janji-Temu': managedAppointments.load,
  },
  calls: [...appointmentsApi(house), ...managedAppointments.calls],
  forms: appointmentForms(house),
  jobs: [{ name: 'appointments.remind', everyMinute: true, run: () => remindOfAppointments(house) }],
  intros: {
    [routes['Make-Appointment']]: { label: 'Janji temu', place: 270, isForm: true },
  },
  notificationKinds: [appointmentKind],
  webhookEvents: appointmentEvents,
  deeds: appointmentsDeeds,
  settings: { appointment_calendar: calendarSetting, working_hours: workingHoursSetting },
  settingForms: [workingHoursForm, calendarForm],
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
