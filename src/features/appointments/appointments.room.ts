import { room } from '../../platform/room.ts'
import { appointmentsApi } from './appointments.api.ts'
import { appointmentForms } from './appointments.forms.ts'
import { loadAppointments, loadMakeAppointment } from './appointments.loads.ts'
import type { DeskNeeds } from './desk.ts'

export const appointmentsRoom = room((house: DeskNeeds) => ({
  name: 'appointments',
  pages: {
    'Make-Appointment': loadMakeAppointment,
    'Kelola-Janji-Temu': loadAppointments,
  },
  calls: appointmentsApi(house),
  forms: appointmentForms(house),
}))
